import Testing
import WidgetSource

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("upercase", "uppercase"), ("defualt", "default"), ("sikp", "skip"),
  ])
  func nearest(_ misspelt: String, _ right: String) {
    #expect(
      Suggestion.nearest(to: misspelt, in: ["uppercase", "lowercase", "default", "skip"]) == right)
  }

  @Test func theShortestThatBeginsWithIt() {
    let names = ["upperFirstLetters", "upperFirstLetter", "upperOther", "key"]
    #expect(Suggestion.nearest(to: "upperFirst", in: names) == "upperFirstLetter")
    #expect(Suggestion.nearest(to: "upp", in: names) == nil)
  }

  @Test func nothingNear() {
    #expect(Suggestion.nearest(to: "colour", in: ["key", "skip"]) == nil)
  }
}
