import Foundation
import TestSupport
import Testing

/// Tests that the documentation of WidgetRuntime omits the declarations in `Generated` and `Direct`: they are nested in
/// `WidgetCoding`, which is hidden with all its members, or in a hidden extension of another type.
@Suite struct RuntimeInterfaceTests {
  private static let hidden = "@_documentation(visibility: internal)"

  @Test func generatedInterfaceIsNotDocumented() throws {
    let files = try ["Generated", "Direct"].flatMap {
      try Repository.swiftFiles(in: "Sources/Runtime/WidgetRuntime/\($0)")
    }
    #expect(!files.isEmpty)
    for file in files {
      var isHidden = false
      var previous: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        // The line of a `where` clause belongs to the line before it.
        if line.first?.isLetter == true, !line.hasPrefix("where ") {
          isHidden = previous == Self.hidden || line.hasPrefix("extension WidgetCoding")
        }
        let code = line.drop { $0 == " " }
        if code.hasPrefix("public "), !code.hasPrefix("public import ") {
          #expect(isHidden, "\(file.lastPathComponent): \(line)")
        }
        previous = line
      }
    }
  }
}
