import Foundation
import TestSupport
import Testing

/// Tests that the documentation of WidgetRuntime omits the declarations in `Generated`.
@Suite struct RuntimeInterfaceTests {
  private static let hidden = "@_documentation(visibility: internal)"

  @Test func generatedInterfaceIsNotDocumented() throws {
    let files = try Repository.swiftFiles(in: "Sources/Runtime/WidgetRuntime/Generated")
    #expect(!files.isEmpty)
    for file in files {
      var isHidden = false
      var previous: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.first?.isLetter == true { isHidden = previous == Self.hidden }
        if line.drop(while: { $0 == " " }).hasPrefix("public ") {
          #expect(isHidden, "\(file.lastPathComponent): \(line)")
        }
        previous = line
      }
    }
  }
}
