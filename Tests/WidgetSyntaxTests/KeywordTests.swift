import Testing

@testable import WidgetSyntax

@Suite struct KeywordTests {
  /// The raw value of a keyword is the number that the lexer computes from the bytes of its text.
  @Test(arguments: Keyword.allCases)
  func rawValueMatchesSpelling(_ keyword: Keyword) {
    let spelling = "\(keyword)"
    let found = SourceBytes.withBytes(Array(spelling.utf8)) {
      KeywordTable.standard.keyword($0.words(at: 0), count: $0.count)
    }
    #expect(found == keyword)
  }

  @Test(arguments: ["struc", "structs", "extensio", "extensionx", "typealia", "subscriptx", "x"])
  func similarWordsAreNotKeywords(_ word: String) {
    let found = SourceBytes.withBytes(Array(word.utf8)) {
      KeywordTable.standard.keyword($0.words(at: 0), count: $0.count)
    }
    #expect(found == nil)
  }
}
