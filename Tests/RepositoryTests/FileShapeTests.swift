import Foundation
import TestSupport
import Testing

/// One file, one idea: the limits that CONTRIBUTING.md states, as a test.
@Suite struct FileShapeTests {
  @Test(arguments: ["Sources", "Plugins", "Templates"])
  func filesHoldOneIdea(folder: String) throws {
    for file in try Repository.swiftFiles(in: folder) {
      let name = Repository.relativePath(of: file)
      if name == "Templates/BuiltinTemplates.swift" { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(lines <= 600, "\(name) has \(lines) lines; does it hold one idea?")
    }
  }

  @Test(arguments: ["Sources", "Plugins", "Templates"])
  func noWordsOfUnfinishedOrUnsafeWork(folder: String) throws {
    let words = ["TO" + "DO", "FIX" + "ME", "try" + "!", "fatal" + "Error(", "as" + "! "]
    for file in try Repository.swiftFiles(in: folder) {
      // What a scaffolded widget says to its owner.
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("// TO" + "DO: {{ omission }}", with: "")
      for word in words where text.contains(word) {
        Issue.record("\(Repository.relativePath(of: file)) holds '\(word)'")
      }
    }
  }

  /// The names that say nothing; DESIGN's vocabulary has better ones.
  @Test func noEmptyNames() throws {
    let empty = ["Manager", "Helper", "Utils", "Handler", "Common", "Impl"]
    for file in try Repository.swiftFiles(in: "Sources") {
      let name = file.deletingPathExtension().lastPathComponent
      for word in empty {
        #expect(!name.hasSuffix(word), "\(Repository.relativePath(of: file)) says nothing")
      }
    }
  }
}
