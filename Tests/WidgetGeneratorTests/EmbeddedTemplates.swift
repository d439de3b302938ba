import Foundation
import TestSupport

/// Writes the Swift file that contains the built-in templates.
enum EmbeddedTemplates {
  static func text() throws -> String {
    """
    // Made from the templates next to it and from two runtimes by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

    /// The texts of the built-in templates, by file name. They are in the binary, so that the tool is one file.
    package enum BuiltinTemplates {
      package static let texts: [String: String] = [
    \(try entries(of: "Builtin"))  ]

      /// Stencil templates with the output of Sourcery's Swift templates.
      package static let sourcery: [String: String] = [
    \(try entries(of: "Sourcery"))  ]

      /// Templates of sources that are written once and then belong to the user.
      package static let scaffold: [String: String] = [
    \(try entries(of: "Scaffold"))  ]

      /// Templates over a contract, for `widgetgen contract --emit`.
      package static let contract: [String: String] = [
    \(try entries(of: "Contract"))  ]

      /// The sources of WidgetRuntime by path, in the order of paths, for targets that embed it.
      package static let runtime: [(path: String, text: String)] = [
    \(try sources(of: "Runtime/WidgetRuntime"))  ]

      /// The sources of TemplateRuntime by path, for the programs that templates in Swift are translated into.
      package static let templateRuntime: [(path: String, text: String)] = [
    \(try sources(of: "Sourcery/TemplateRuntime"))  ]
    }

    """
  }

  /// Returns the templates of a folder as entries of a dictionary.
  private static func entries(of name: String) throws -> String {
    let folder = Repository.root.appending(path: "Templates/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".stencil") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return "    \"\(name)\": ##\"\"\"\n\(indented(text))\n    \"\"\"##,\n"
    }.joined(separator: "\n")
  }

  /// Returns the sources of a module in a folder of Sources as elements of an array.
  private static func sources(of module: String) throws -> String {
    try Repository.swiftFiles(in: "Sources/\(module)").map { file in
      let path = Repository.relativePath(of: file).split(separator: "/").dropFirst(3)
      let text = try String(contentsOf: file, encoding: .utf8)
      return
        "    (\n      \"\(path.joined(separator: "/"))\",\n      ##\"\"\"\n\(indented(text))\n    \"\"\"##\n    ),\n"
    }.joined()
  }

  /// Indents lines to the column of the literal's closing quotes. The value of the literal does not contain this
  /// indentation.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
