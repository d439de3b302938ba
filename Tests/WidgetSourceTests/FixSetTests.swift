import Testing
import WidgetSource

/// Tests that the edits of several diagnostics are applied together.
@Suite struct FixSetTests {
  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(file: "A.swift", range: SourceRange(range), replacement: text)
  }

  /// Returns the text after several fixes, and whether each of them was added.
  private func apply(_ fixes: [SourceEdit]..., to text: String) -> (text: String, added: [Bool]) {
    var set = FixSet()
    let added = fixes.map { set.add($0) }
    #expect(set.paths == ["A.swift"] && !set.isEmpty)
    let bytes = set.apply(to: SourceFile(path: "A.swift", text: text))
    return (String(decoding: bytes, as: UTF8.self), added)
  }

  @Test func editsAreAppliedInTheOrderOfTheirRanges() {
    let (text, added) = apply(
      [edit(8..<9, "!"), edit(0..<1, "Hello")], [edit(3..<3, "there, ")], to: "h, world.")
    #expect(text == "Hello, there, world!" && added == [true, true])
  }

  @Test func equalEditsAreAppliedOnce() {
    let (text, added) = apply([edit(0..<0, "a")], [edit(0..<0, "a")], to: "b")
    #expect(text == "ab" && added == [true, true])
  }

  @Test(arguments: [1..<3, 0..<2, 0..<9, 1..<2, 2..<2, 1..<1, 3..<3])
  func conflictingFixesAreOmittedAsAWhole(range: Range<Int>) {
    let (text, added) = apply(
      [edit(1..<3, "x")], [edit(5..<6, "y"), edit(range, "z")], to: "abcdefg")
    #expect(text == "axdefg" && added == [true, false])
  }

  @Test func adjacentEditsDoNotConflict() {
    let (text, added) = apply(
      [edit(1..<3, "x")], [edit(0..<1, "y"), edit(3..<4, "")], to: "abcde")
    #expect(text == "yxe" && added == [true, true])
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a1\r\n2\r\nb\r\n"), ("a\nb\r\n", "a1\n2\nb\r\n"), ("ab", "a1\n2b"),
  ])
  func lineBreaksMatchTheFile(source: String, expected: String) {
    #expect(Array(apply([edit(1..<1, "1\n2")], to: source).text.utf8) == Array(expected.utf8))
  }

  @Test func insertionsFollowAByteOrderMark() {
    let text = apply([edit(0..<0, "import A\n")], to: "\u{FEFF}import B\n").text
    #expect(text == "\u{FEFF}import A\nimport B\n")
  }

  @Test func rangesBeyondTheEndAreClamped() {
    #expect(apply([edit(2..<8, "c")], to: "ab").text == "abc")
    #expect(apply([edit(2..<8, "c")], to: "a").text == "ac")
  }
}
