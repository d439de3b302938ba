import WidgetGenerator
import WidgetSource

/// A first configuration, guessed from what lies in a folder.
struct ConfigurationDraft {
  let sources: [String]
  let output: String
  private let exclude: [String]
  private let templates: [String]
  private let args: [YAMLValue.Member]
  private let runtime: Configuration.Runtime
  private let inline: Bool
  /// Whether templates of the user's made all that was generated so far.
  private let hasOnlyTemplates: Bool

  /// What `.sourcery.yml` says, each configuration of it, or one guessed from the folders with Swift
  /// files.
  static func make(
    from settings: SourceryFile?, _ fileSystem: FileSystem
  ) throws(FileError) -> [ConfigurationDraft] {
    let folders = try SourceFolders(fileSystem)
    var drafts: [ConfigurationDraft] = []
    for configuration in settings?.configurations ?? [SourceryFile.Configuration()] {
      drafts.append(try ConfigurationDraft(configuration, folders, fileSystem))
    }
    return drafts
  }

  private init(
    _ settings: SourceryFile.Configuration, _ folders: SourceFolders, _ fileSystem: FileSystem
  ) throws(FileError) {
    sources = settings.sources.isEmpty ? folders.roots : settings.sources
    exclude = settings.sources.isEmpty ? folders.exclude : settings.exclude
    templates = settings.templates
    output = settings.output ?? FilePath.join(folders.mainTarget, "Generated")
    args = settings.args
    let traits = try SourceTraits(of: sources, fileSystem)
    runtime = traits.runtime
    inline = traits.hasInlineBlocks
    hasOnlyTemplates = runtime == .standalone && settings.hasTemplates
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

      // Built-in generations that run beside them: all that the sources ask for, a list, or "none".
      \(Self.member("only", "\"none\"", isSet: hasOnlyTemplates, example: "[\"Coding\"]"))

      // What templates see as argument.KEY.
      \(Self.member("args", Self.json(of: .map(args)), isSet: !args.isEmpty, example: "{\"key\": \"value\"}"))

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

  private static func json(of value: YAMLValue) -> String {
    switch value {
    case .text(let text): JSONText.quoted(text)
    case .list(let elements): "[" + elements.map(json).joined(separator: ", ") + "]"
    case .map(let members):
      "{"
        + members.map { JSONText.quoted($0.key) + ": " + json(of: $0.value) }
        .joined(separator: ", ") + "}"
    }
  }
}
