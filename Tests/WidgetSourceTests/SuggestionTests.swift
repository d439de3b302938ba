import Testing
import WidgetSource

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("upercase", "uppercase"), ("defualt", "default"), ("sikp", "skip"),
  ])
  func nearest(_ misspelled: String, _ right: String) {
    #expect(
      Suggestion.nearest(to: misspelled, in: ["uppercase", "lowercase", "default", "skip"]) == right
    )
  }

  @Test func shortestCandidateWithThePrefix() {
    let names = ["upperFirstLetters", "upperFirstLetter", "upperOther", "key"]
    #expect(Suggestion.nearest(to: "upperFirst", in: names) == "upperFirstLetter")
    #expect(Suggestion.nearest(to: "upp", in: names) == nil)
  }

  @Test func noSimilarCandidate() {
    #expect(Suggestion.nearest(to: "colour", in: ["key", "skip"]) == nil)
  }
}
