import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The text of a new `widgetgen.json`. If it does not list targets, each key of the target has a comment, and unset
/// keys are commented out.
package struct ConfigurationText {
  private let drafts: [ConfigurationDraft]
  private let listsTargets: Bool

  /// - Parameter listsTargets: whether the key `targets` is written even for a single target.
  package init(_ drafts: [ConfigurationDraft], listsTargets: Bool) {
    self.drafts = drafts
    self.listsTargets = listsTargets || drafts.count > 1
  }

  package var json: String {
    let targets =
      listsTargets ? list : Self.target(drafts[0], indent: "  ", isCommented: true)
    return """
      {
        "$schema": \(JSONText.quoted(ToolVersion.documentation + "/widgetgen.schema.json")),

      \(targets)

        // See docs/configuration.md for more keys: "strict": true turns warnings into errors, and
        // "contract": {"root": "Component"} sets the type of payloads.
      }

      """
  }

  /// The key `targets` with an element for each draft.
  private var list: String {
    let elements = drafts.map { draft in
      "    {\n" + Self.target(draft, indent: "      ", isCommented: false) + "\n    },\n"
    }
    return """
        // One element for each target. Keys next to 'targets' apply to all targets that do not set them.
        "targets": [
      \(elements.joined())  ],
      """
  }

  /// A key with its value and comment.
  private struct Entry {
    let key: String
    let value: String
    let comment: String
    /// Whether the draft sets the key. Otherwise, the value is an example.
    var isSet = true

    func lines(_ indent: String, isCommented: Bool) -> String {
      let member = "\(indent)\(isSet ? "" : "// ")\"\(key)\": \(value),"
      return isCommented ? "\(indent)// \(comment)\n\(member)" : member
    }
  }

  private static func target(
    _ draft: ConfigurationDraft, indent: String, isCommented: Bool
  ) -> String {
    entries(of: draft).filter { isCommented || $0.isSet }
      .map { $0.lines(indent, isCommented: isCommented) }
      .joined(separator: isCommented ? "\n\n" : "\n")
  }

  private static func entries(of draft: ConfigurationDraft) -> [Entry] {
    func optional(
      _ key: String, _ value: String, _ isSet: Bool, example: String, _ comment: String
    ) -> Entry {
      Entry(key: key, value: isSet ? value : example, comment: comment, isSet: isSet)
    }
    return [
      Entry(
        key: "sources", value: list(draft.sources),
        comment: "Files and folders to scan, relative to this file."),
      optional(
        "output", JSONText.quoted(draft.output ?? ""), draft.output != nil,
        example: "\"Generated\"",
        "The folder of generated files. Without it, the plugin generates them in each build."),
      Entry(
        key: "runtime", value: JSONText.quoted(draft.runtime.rawValue),
        comment: "The coding runtime of the generated code: beagle-1, beagle-2 or standalone."),
      optional(
        "exclude", list(draft.exclude), !draft.exclude.isEmpty, example: "[\"**/Old\"]",
        "Excluded sources, as patterns with *, ** and ?; ./ is this file's folder."),
      optional(
        "dependencies", list(draft.dependencies), !draft.dependencies.isEmpty,
        example: "[\"Sources/Core\"]",
        "Sources that are read only to resolve types: the sources of imported modules."),
      optional(
        "templates", list(draft.templates), !draft.templates.isEmpty, example: "[\"Templates\"]",
        "User-defined templates, rendered in addition to the built-in ones."),
      optional(
        "only", "\"none\"", draft.hasOnlyTemplates, example: "[\"Coding\"]",
        "The built-in generations to run: all that the sources request, a list, or \"none\"."),
      optional(
        "args", YAMLValue.argumentsJSON(draft.args), !draft.args.isEmpty,
        example: "{\"key\": \"value\"}",
        "Values for templates, as argument.KEY."),
      optional(
        "modules", object(draft.modules), !draft.modules.isEmpty,
        example: "{\"Sources/App\": \"App\"}",
        "The modules of sources, which templates use as type.module and to look up names."),
      optional(
        "inline", "true", draft.inline, example: "true",
        "Whether inline blocks in the sources are filled."),
    ]
  }

  private static func object(_ members: [String: String]) -> String {
    let members = members.sorted { FilePath.isOrderedBefore($0.key, $1.key) }
    return "{"
      + members.map { "\(JSONText.quoted($0)): \(JSONText.quoted($1))" }.joined(separator: ", ")
      + "}"
  }

  private static func list(_ values: [String]) -> String {
    "[" + values.map(JSONText.quoted).joined(separator: ", ") + "]"
  }
}
