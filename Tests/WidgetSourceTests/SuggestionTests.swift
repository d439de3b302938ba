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

  @Test(arguments: [
    ("sikp", "skip"), ("SKIP", "skip"), ("skp", "skip"), ("aliass", "alias"), ("omti", "omit"),
    ("emit", nil), ("encoder", nil), ("context", nil), ("rename", nil), ("nams", nil),
    ("keu", nil), ("aliases", nil), ("keyss", nil), ("nameed", "named"),
  ])
  func corrections(_ name: String, _ right: String?) {
    let names = [
      "skip", "alias", "omit", "coder", "content", "name", "named", "codable", "key",
    ]
    #expect(Suggestion.correction(of: name, in: names) == right)
  }

  /// Any other letter would be one edit away.
  @Test func nothingIsSimilarToASingleLetter() {
    #expect(Suggestion.nearest(to: "x", in: ["y", "xy"]) == nil)
    #expect(Suggestion.similar(to: "x", in: ["y", "xy"]) == nil)
    #expect(Suggestion.similar(to: "xx", in: ["xy"]) == "xy")
  }

  /// The runtime suggests no name that only begins with the unknown name.
  @Test func similarNamesAreNotOnlyPrefixes() {
    #expect(Suggestion.similar(to: "card", in: ["cardShelf"]) == nil)
    #expect(Suggestion.nearest(to: "card", in: ["cardShelf"]) == "cardShelf")
  }

  @Test func noSimilarCandidate() {
    #expect(Suggestion.nearest(to: "colour", in: ["key", "skip"]) == nil)
  }
}
