import WidgetGenerator
import WidgetSource

/// A first configuration, guessed from what lies in a folder.
struct ConfigurationDraft {
  var sources: [String] = []
  var exclude: [String] = []
  var templates: [String] = []
  var output = ""
  var args: [(key: String, value: String)] = []
  var runtime = Configuration.Runtime.standalone
  var inline = false
  /// The file it was taken from; nil when it was guessed.
  var origin: String?
  /// What the user should know about it.
  var remarks: [String] = []

  /// Reads `.sourcery.yml`, or looks for folders with Swift files.
  static func make(for fileSystem: FileSystem) throws(FileError) -> ConfigurationDraft {
    var draft = ConfigurationDraft()
    let settings = SourceryFile.find(in: fileSystem)
    draft.origin = settings?.path
    draft.sources = settings?.sources ?? []
    draft.exclude = settings?.exclude ?? []
    draft.templates = settings?.templates ?? []
    draft.args = settings?.args ?? []
    draft.remarks = settings?.remarks ?? []
    let folders = try SourceFolders(fileSystem)
    if draft.sources.isEmpty { draft.sources = folders.roots }
    draft.output = settings?.output ?? FilePath.join(folders.mainTarget, "Generated")
    let traits = try SourceTraits(of: draft.sources, fileSystem)
    draft.runtime = traits.runtime
    draft.inline = traits.hasInlineBlocks
    return draft
  }

  /// The text of the file, with a comment for each key; what nobody asked for is commented out.
  var json: String {
    """
    {
      // Files and folders to scan, seen from this file; folders are walked for *.swift.
      "sources": \(Self.list(sources)),

      // Where generated files go.
      "output": \(JSONText.quoted(output)),

      // Whose coding runtime the generated code calls: beagle-1, beagle-2 or standalone.
      "runtime": \(JSONText.quoted(runtime.rawValue)),

      // Sources to leave out; *, ** and ? stand for any text.
      \(Self.member("exclude", Self.list(exclude), isSet: !exclude.isEmpty, example: "[\"**/Old\"]"))

      // Templates of your own, rendered besides the built-in ones.
      \(Self.member(
        "templates", Self.list(templates), isSet: !templates.isEmpty, example: "[\"Templates\"]"))

      // What templates see as argument.KEY.
      \(Self.member("args", arguments, isSet: !args.isEmpty, example: "{\"key\": \"value\"}"))

      // Whether inline:auto blocks inside the sources are filled as well.
      \(Self.member("inline", "true", isSet: inline, example: "true"))
    }

    """
  }

  private static func member(
    _ key: String, _ value: String, isSet: Bool, example: String
  ) -> String {
    isSet ? "\"\(key)\": \(value)," : "// \"\(key)\": \(example),"
  }

  private static func list(_ values: [String]) -> String {
    "[" + values.map(JSONText.quoted).joined(separator: ", ") + "]"
  }

  private var arguments: String {
    let members = args.map { JSONText.quoted($0.key) + ": " + JSONText.quoted($0.value) }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
