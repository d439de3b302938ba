import Foundation
import TestSupport

/// Writes the Swift file that carries the built-in templates.
enum EmbeddedTemplates {
  static func text() throws -> String {
    """
    // Made from the templates beside it by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

    /// The texts of the built-in templates, by file name: in the binary, so that the tool is one file.
    package enum BuiltinTemplates {
      package static let texts: [String: String] = [
    \(try entries(of: "Builtin"))  ]

      /// Templates that do what those of Sourcery's do that are written in Swift.
      package static let sourcery: [String: String] = [
    \(try entries(of: "Sourcery"))  ]

      /// Those of sources that are written once and belong to the user then.
      package static let scaffold: [String: String] = [
    \(try entries(of: "Scaffold"))  ]

      /// Templates over a contract, for `widgetgen contract --emit`.
      package static let contract: [String: String] = [
    \(try entries(of: "Contract"))  ]
    }

    """
  }

  /// The templates of a folder as entries of a dictionary.
  private static func entries(of name: String) throws -> String {
    let folder = Repository.root.appending(path: "Templates/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".stencil") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return "    \"\(name)\": ##\"\"\"\n\(indented(text))\n    \"\"\"##,\n"
    }.joined(separator: "\n")
  }

  /// Lines as deep as the literal's end, which takes that away again.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
