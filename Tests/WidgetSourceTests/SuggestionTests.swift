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

  @Test func nothingNear() {
    #expect(Suggestion.nearest(to: "colour", in: ["key", "skip"]) == nil)
  }
}
