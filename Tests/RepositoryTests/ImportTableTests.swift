import Foundation
import TestSupport
import Testing

/// The import table of ARCHITECTURE.md: data flows one way, and the world is only touched by
/// WidgetDriver. SwiftPM's own check misses some undeclared imports, so the sources are read.
@Suite struct ImportTableTests {
  static let allowed: [String: Set<String>] = [
    "Sources/WidgetSource": [],
    "Sources/WidgetSyntax": ["WidgetSource"],
    "Sources/WidgetModel": ["WidgetSource", "WidgetSyntax"],
    "Sources/WidgetTemplate": ["WidgetSource"],
    "Sources/SourceryContext": ["WidgetSource", "WidgetSyntax", "WidgetTemplate"],
    "Templates": [],
    "Sources/CMalloc": [],
    "Sources/WidgetGenerator": [
      "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetTemplate", "SourceryContext",
      "BuiltinTemplates",
    ],
    "Sources/WidgetDriver": [
      "WidgetGenerator", "WidgetSource", "CMalloc", "Dispatch", "Glibc", "Musl", "Darwin",
    ],
    "Sources/WidgetRuntime": [],
    "Sources/widgetgen": ["WidgetDriver", "Glibc", "Musl", "Darwin"],
    "Plugins": ["PackagePlugin", "Foundation", "XcodeProjectPlugin"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func importsOnlyWhatTheTableAllows(folder: String) throws {
    let permitted = try #require(Self.allowed[folder])
    for file in try Repository.swiftFiles(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for module in Self.imports(in: text) where !permitted.contains(module) {
        Issue.record("\(Repository.relativePath(of: file)) imports \(module)")
      }
    }
  }

  @Test func everySourceFolderStandsInTheTable() throws {
    let sources = Repository.root.appending(path: "Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      #expect(Self.allowed["Sources/\(name)"] != nil, "Sources/\(name) is not in the table")
    }
  }

  /// The modules that a file imports, without submodules: `import struct Foundation.Data` gives
  /// `Foundation`.
  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      let access: Set = ["public", "package", "internal", "fileprivate", "private", "@testable"]
      let rest = words.drop { access.contains($0) || $0.hasPrefix("@") }
      guard rest.first == "import", rest.count > 1 else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      guard let path = rest.dropFirst().drop(while: { kinds.contains($0) }).first else {
        return nil
      }
      return path.split(separator: ".").first.map(String.init)
    }
  }
}
