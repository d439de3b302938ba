import Testing

@testable import WidgetSource

@Suite struct StringSearchTests {
  @Test(arguments: [
    ("a && b", "&&", 2), ("aab", "ab", 1), ("été", "té", 2), ("", "a", nil), ("ab", "abc", nil),
    ("ab", "", 0), ("aaaa", "aab", nil),
  ])
  func firstPlace(text: String, part: String, offset: Int?) {
    let place = text.firstPlace(of: part)
    #expect(place.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(place.map { String(text[$0]) } == (offset == nil ? nil : part))
    #expect(text.holds(part) == (offset != nil))
  }
}
