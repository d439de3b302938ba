import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct CharacterCountsTests {
  /// Characters of one to four bytes, so that some blocks of bytes end inside of a character.
  private static let text = String(repeating: "aé€😀", count: 400)

  @Test func countsBetweenAnyTwoCharacters() {
    let counts = CharacterCounts(SourceFile(path: "A.swift", text: Self.text))
    var offset: UInt32 = 0
    for (index, scalar) in Self.text.unicodeScalars.enumerated() {
      #expect(counts.count(in: 0..<offset) == index)
      offset += UInt32(UTF8.width(scalar))
    }
    #expect(counts.count(in: 0..<offset) == 1600)
    #expect(counts.count(in: 10..<offset) == 1596)
    #expect(counts.count(in: offset..<offset + 9) == 0)
  }

  @Test func emptyFileHasNoCharacters() {
    #expect(CharacterCounts(SourceFile(path: "A.swift", text: "")).count(in: 0..<0) == 0)
  }
}
