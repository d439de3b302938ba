import Foundation
import TestSupport
import Testing

/// Tests the limits that CONTRIBUTING.md specifies.
@Suite struct FileShapeTests {
  @Test(arguments: ["Sources", "Plugins", "Templates"])
  func filesAreShort(folder: String) throws {
    for file in try Repository.swiftFiles(in: folder) {
      let name = Repository.relativePath(of: file)
      if name.hasSuffix(".generated.swift") || name == "Templates/BuiltinTemplates.swift" {
        continue
      }
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(lines <= 600, "\(name) has \(lines) lines; does it contain one idea?")
    }
  }

  @Test(arguments: ["Sources", "Plugins", "Templates"])
  func sourcesContainNoUnfinishedOrUnsafeCode(folder: String) throws {
    let words = ["TO" + "DO", "FIX" + "ME", "try" + "!", "fatal" + "Error(", "as" + "! "]
    for file in try Repository.swiftFiles(in: folder) {
      // The template of scaffolded widgets writes this comment for the user.
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("// TO" + "DO: {{ omission }}", with: "")
      for word in words where text.contains(word) {
        Issue.record("\(Repository.relativePath(of: file)) contains '\(word)'")
      }
    }
  }

  /// No file name ends with a word that does not describe the content.
  @Test func fileNamesHaveAMeaning() throws {
    let empty = ["Manager", "Helper", "Utils", "Handler", "Common", "Impl"]
    for file in try Repository.swiftFiles(in: "Sources") {
      let name = file.deletingPathExtension().lastPathComponent
      for word in empty {
        #expect(!name.hasSuffix(word), "\(Repository.relativePath(of: file)) has no meaning")
      }
    }
  }
}
