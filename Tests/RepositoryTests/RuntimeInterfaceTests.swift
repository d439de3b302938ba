import Foundation
import TestSupport
import Testing

/// What WidgetRuntime shows to its users.
@Suite struct RuntimeInterfaceTests {
  private static let hidden = "@_documentation(visibility: internal)"

  /// Nothing that only generated code calls is in the documentation of the module.
  @Test func generatedInterfaceIsHidden() throws {
    let files = try Repository.swiftFiles(in: "Sources/WidgetRuntime/Generated")
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
