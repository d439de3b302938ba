import Testing

@testable import WidgetSyntax

@Suite struct KeywordTests {
  /// The numbers in the source are what the lexer would read for the word.
  @Test(arguments: Keyword.allCases)
  func numberFitsSpelling(_ keyword: Keyword) {
    let spelling = "\(keyword)"
    let found = SourceBytes.withBytes(Array(spelling.utf8)) {
      Keyword($0, from: 0, count: $0.count)
    }
    #expect(found == keyword)
  }

  @Test(arguments: ["struc", "structs", "extensio", "extensionx", "typealia", "subscriptx", "x"])
  func nearlyAKeyword(_ word: String) {
    let found = SourceBytes.withBytes(Array(word.utf8)) { Keyword($0, from: 0, count: $0.count) }
    #expect(found == nil)
  }
}
