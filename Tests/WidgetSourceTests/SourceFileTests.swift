import Testing
import WidgetSource

@Suite struct SourceFileTests {
  /// Runs at offsets around the ends of the chunks that the search processes at once.
  @Test(arguments: [0, 1, 254, 255, 256, 257, 511, 512, 600])
  func invalidUTF8IsFoundAtItsOffset(_ offset: Int) {
    let prefix = Array(repeating: UInt8(ascii: "a"), count: offset)
    for invalid: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] {
      let file = SourceFile(path: "A.swift", bytes: prefix + invalid + Array(" b".utf8))
      #expect(file.firstForeignByte(allowsNUL: true) == offset)
      #expect(file.firstForeignByte(allowsNUL: false) == offset)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 253, 254, 255, 256, 509, 510, 511, 512])
  func scalarsAcrossChunksAreValid(_ offset: Int) {
    let prefix = String(repeating: "a", count: offset)
    for text in ["é", "€", "😀", "é€😀", ""] {
      let rest = String(repeating: "b", count: 300)
      let file = SourceFile(path: "A.swift", text: prefix + text + rest)
      #expect(file.firstForeignByte(allowsNUL: true) == nil)
      #expect(file.firstForeignByte(allowsNUL: false) == nil)
    }
  }

  @Test(arguments: [0, 255, 256, 300])
  func NULIsForeignUnlessAllowed(_ offset: Int) {
    let file = SourceFile(path: "A.swift", text: String(repeating: "é", count: offset) + "\0b")
    #expect(file.firstForeignByte(allowsNUL: true) == nil)
    #expect(file.firstForeignByte(allowsNUL: false) == 2 * offset)
  }
}
