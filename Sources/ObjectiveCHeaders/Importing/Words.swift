import WidgetSource

/// The words of a name, as Swift's importer splits them: of `URLTitleLabel` `URL`, `Title`, `Label`.
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

  /// Whether a word begins here: a capital after what is none, the last of several capitals before a
  /// small letter, and what follows an underscore.
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
  /// The name of a value: of `URLTitle` `urlTitle`, of `XML` `xml`.
  var asValueName: String {
    guard let first, first.isUppercase else { return self }
    let word = Words(self).words.first.map(String.init) ?? self
    // Of `HTTPs` all of the capitals are a word.
    return word.lowercased() + dropFirst(word.count)
  }

  /// In backticks where Swift has the word for something else.
  var escaped: String { isReservedWord ? "`\(self)`" : self }
}
