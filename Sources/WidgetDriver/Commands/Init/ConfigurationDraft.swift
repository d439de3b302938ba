import WidgetGenerator
import WidgetSource

/// A first configuration, guessed from what lies in a folder.
struct ConfigurationDraft {
  var sources: [String]
  var output: String
  var runtime: Configuration.Runtime
  var exclude: [String] = []
  /// Sources that are only read to resolve types.
  var dependencies: [String] = []
  var templates: [String] = []
  var args: [YAMLValue.Member] = []
  var inline = false
  /// Whether nothing built in is to run beside templates of the user's.
  var hasOnlyTemplates = false

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

      // Sources to leave out; *, ** and ? stand for any text, ./ in front for this file's folder.
      \(Self.member("exclude", Self.list(exclude), isSet: !exclude.isEmpty, example: "[\"**/Old\"]"))

      // Sources that are only read to resolve types: those of modules that these import.
      \(Self.member(
        "dependencies", Self.list(dependencies), isSet: !dependencies.isEmpty,
        example: "[\"Sources/Core\"]"))

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
