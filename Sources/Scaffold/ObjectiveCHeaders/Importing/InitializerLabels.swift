/// The argument labels of an initializer, following the rules of Swift's importer.
enum InitializerLabels {
  /// Returns the labels of an `init` method, such as `title` and `style` for `initWithTitle:style:`.
  /// Returns nil for other methods.
  ///
  /// - Parameter types: the types of the parameters. After a preposition or gerund, a label omits the name of its type.
  static func ofMethod(_ selector: String, types: [String]) -> [String]? {
    guard let rest = dropWord("init", of: selector) else { return nil }
    return labels(rest, types)
  }

  /// Returns the labels of a factory method: `title` for `headerWithTitle:` of `SPHeader`.
  ///
  /// - Returns: nil if Swift imports the method as a class method.
  static func ofFactory(_ selector: String, in name: String, types: [String]) -> [String]? {
    guard !types.isEmpty else { return nil }
    let words = Words(name).words
    for count in (1...max(1, words.count)).reversed() where count <= words.count {
      let ending = words.suffix(count).joined()
      if let rest = dropWord(ending, of: selector) { return labels(rest, types) }
    }
    return nil
  }

  /// Returns the rest of a selector after the given words, ignoring the letter case of the words. Returns nil if the
  /// selector does not begin with these words, or if a lowercase letter continues the last word.
  private static func dropWord(_ words: String, of selector: String) -> Substring? {
    guard selector.lowercased().hasPrefix(words.lowercased()) else { return nil }
    let rest = selector.dropFirst(words.count)
    return rest.first?.isLowercase == true ? nil : rest
  }

  private static func labels(_ rest: Substring, _ types: [String]) -> [String] {
    guard !types.isEmpty else { return [] }
    var pieces = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if pieces[0].hasPrefix("With"), pieces[0].dropFirst(4).first?.isLowercase != true {
      pieces[0] = String(pieces[0].dropFirst(4))
    }
    pieces[0] = pieces[0].lowercasingFirstWord
    return zip(pieces, types).map { label, type in
      let short = omitType(type, from: label)
      return short.isEmpty ? "_" : short
    }
  }

  /// Omits the name of a type after a preposition or gerund: `using` for `usingView` of type
  /// `UIView`.
  private static func omitType(_ type: String, from label: String) -> String {
    let (labelWords, typeWords) = (Words(label).words, Words(type).words)
    var matched = 0
    while matched < labelWords.count, matched < typeWords.count,
      labelWords[labelWords.count - 1 - matched].lowercased()
        == typeWords[typeWords.count - 1 - matched].lowercased()
    {
      matched += 1
    }
    guard matched > 0, matched < labelWords.count else { return label }
    let before = labelWords[labelWords.count - 1 - matched].lowercased()
    guard isPreposition(before) || (before.hasSuffix("ing") && before != "string")
    else { return label }
    return labelWords.dropLast(matched).joined()
  }

  static func isPreposition(_ word: some StringProtocol) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
