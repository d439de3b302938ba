import Foundation
import TestSupport
import Testing

/// Tests the import table of ARCHITECTURE.md. SwiftPM's own check misses some undeclared imports, so the sources are
/// searched.
@Suite struct ImportTableTests {
  /// The modules that the files of each folder may import, according to the table.
  static let allowed: [String: Set<String>] = {
    let path = Repository.root.appending(path: "ARCHITECTURE.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| module |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return (folder(of: cells[0]), modules(cells[2]))
      })
  }()

  /// Returns the folder of a row: `Scanner/WidgetSource` is in Sources, `Plugins` and `bazel` are not, and
  /// `BuiltinTemplates (Templates/)` names its folder.
  private static func folder(of cell: String) -> String {
    if cell == "Plugins" || cell == "bazel" { return cell }
    guard let open = cell.firstIndex(of: "(") else { return "Sources/" + cell }
    return String(cell[open...].dropFirst().dropLast(2))
  }

  private static func modules(_ cell: String) -> Set<String> {
    if cell == "nothing" { return [] }
    let names = cell.split(separator: ", for ")[0].replacing(" or ", with: ",")
    return Set(
      names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .flatMap { $0 == "the C library" ? cLibraries : [$0] })
  }

  private static let cLibraries = ["Darwin", "Glibc", "Musl", "Android", "WASILibc", "ucrt"]

  @Test(arguments: allowed.keys.sorted())
  func sourcesImportOnlyAllowedModules(folder: String) throws {
    let permitted = try #require(Self.allowed[folder])
    for file in try Repository.swiftFiles(in: folder) {
      // The imports in this file are part of the text of templates.
      if file.lastPathComponent == "BuiltinTemplates.swift" { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for module in Self.imports(in: text) where !permitted.contains(module) {
        Issue.record("\(Repository.relativePath(of: file)) imports \(module)")
      }
    }
  }

  @Test func tableListsEverySourceFolder() throws {
    let sources = Repository.root.appending(path: "Sources")
    for group in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let folder = sources.appending(path: group)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let path = "Sources/\(group)/\(name)"
        #expect(Self.allowed[path] != nil, "\(path) is not in the table")
      }
    }
  }

  @Test(arguments: allowed.keys.sorted())
  func folderOfTheTableExists(folder: String) {
    let path = Repository.root.appending(path: folder).path
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// These modules cannot access the disk or the environment, because they do not import Foundation or the C library.
  /// This test searches for global variables, and for declarations of the standard library whose results differ between
  /// runs.
  @Test(arguments: [
    "Sources/Scanner", "Sources/Generator", "Sources/Wire", "Sources/Adopt",
    "Sources/Scaffold/WidgetScaffold", "Templates",
  ])
  func modulesBelowTheDriverAreDeterministic(folder: String) throws {
    let words = ["ContinuousClock", "SuspendingClock", "CommandLine", ".random(", ".shuffled("]
    let files = try Repository.swiftFiles(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      if file.lastPathComponent == "BuiltinTemplates.swift" { continue }
      let path = Repository.relativePath(of: file)
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        #expect(!Self.declaresGlobal(line), "\(path) has a global variable: \(line)")
        for word in words where line.contains(word) { Issue.record("\(path) uses \(word)") }
      }
    }
  }

  /// Whether a line declares a stored variable that is global or static.
  private static func declaresGlobal(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "var"), !line.hasSuffix("{"), !line.hasSuffix("}")
    else { return false }
    let modifiers = words[..<keyword]
    let areModifiers = modifiers.allSatisfy { $0.first == "@" || Self.modifiers.contains($0) }
    return areModifiers && (modifiers.contains("static") || !line.hasPrefix(" "))
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "private(set)", "static",
    "nonisolated", "nonisolated(unsafe)",
  ]

  /// Returns the names of the modules that a file imports: `Foundation` for `import struct Foundation.Data`.
  private static func imports(in text: String) -> [String] {
    // Multi-line literals are left out, because they contain examples.
    let code = text.components(separatedBy: "\"\"\"").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return code.split(separator: "\n").compactMap { line in
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
