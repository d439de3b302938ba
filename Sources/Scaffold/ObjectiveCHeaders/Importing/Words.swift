import WidgetSource

/// The words of a name, split by the rules of Swift's importer: `URL`, `Title`, `Label` for `URLTitleLabel`.
struct Words {
  let words: [Substring]

  init(_ name: some StringProtocol) {
    let text = Substring(name)
    var words: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if index > start, Self.begins(at: index, before: next, in: text) {
        words.append(text[start..<index])
        start = index
      }
      index = next
    }
    if start < text.endIndex { words.append(text[start...]) }
    self.words = words
  }

  /// Whether a word starts at an index. Words start at the first capital of a run, at the last capital of a run if a
  /// lowercase letter follows, at an underscore, and after an underscore.
  private static func begins(
    at index: Substring.Index, before next: Substring.Index, in text: Substring
  ) -> Bool {
    let previous = text[text.index(before: index)]
    if previous == "_" || text[index] == "_" { return true }
    guard text[index].isUppercase else { return false }
    return !previous.isUppercase || (next < text.endIndex && text[next].isLowercase)
  }
}

extension String {
  /// The name with its first word in lowercase: `urlTitle` for `URLTitle`, `xml` for `XML`.
  var lowercasingFirstWord: String {
    guard let first, first.isUppercase else { return self }
    let word = Words(self).words.first.map(String.init) ?? self
    return word.lowercased() + dropFirst(word.count)
  }

  /// The name, in backticks if it is a reserved word.
  var escaped: String { isReservedWord ? "`\(self)`" : self }
}
