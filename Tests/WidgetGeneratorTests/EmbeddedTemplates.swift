import Foundation
import TestSupport

/// Writes the Swift file that carries the built-in templates.
enum EmbeddedTemplates {
  static func text() throws -> String {
    let folder = Repository.root.appending(path: "Templates/Builtin")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".stencil") }.sorted()
    let entries = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return "    \"\(name)\": ##\"\"\"\n\(indented(text))\n    \"\"\"##,\n"
    }
    return """
      // Made from the templates beside it by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

      /// The texts of the built-in templates, by file name: in the binary, so that the tool is one file.
      package enum BuiltinTemplates {
        package static let texts: [String: String] = [
      \(entries.joined(separator: "\n"))  ]
      }

      """
  }

  /// Lines as deep as the literal's end, which takes that away again.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
