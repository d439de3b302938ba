import Foundation
import Properties
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests that text outside of inline blocks never changes. `InlineBlocksTests` tests the errors.
@Suite struct InlineBlockTests {
  /// Inserts blocks throughout 60 sources of the project, with every kind of line ending.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func realFilesKeepEveryByteOutsideTheirBlocks(lineBreak: String) throws {
    for file in try Repository.swiftFiles(in: "Sources").prefix(60) {
      let source = InlineSeeds.withBlocks(Array(try Data(contentsOf: file)))
      let text = String(decoding: source, as: UTF8.self)
        .replacingOccurrences(of: "\n", with: lineBreak)
      do {
        try Property.inline.check(Array(text.utf8))
      } catch {
        Issue.record("\(Repository.relativePath(of: file)): \(error)")
      }
    }
  }

  /// Markers in strings and in other comments are ignored.
  @Test(arguments: [
    "let a = \"// widgetgen:inline:auto:A.B\"",
    "let a = \"\"\"\n// widgetgen:inline:auto:A.B\n\"\"\"",
    "let a = #\"\"\"\n// widgetgen:end\n\"\"\"#", "/* // widgetgen:inline:auto:A.B */",
    "/*\n// widgetgen:inline:auto:A.B\n*/", "let a = \"\\(\"// widgetgen:end\")\"",
    "let a = /\\/\\/ widgetgen:end/",
  ])
  func markersInStringsAndCommentsAreText(source: String) {
    let file = parse(SourceFile(path: "A.swift", text: source))
    #expect(file.markers.isEmpty)
  }
}
