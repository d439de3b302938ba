/// The names of an enum's cases, by the rules of Swift's importer.
enum EnumCaseNames {
  /// Of `SPStylePlain` and `SPStyleFancy` of `SPStyle` `plain` and `fancy`.
  static func names(of constants: [String], in name: String) -> [String] {
    guard let first = constants.first else { return [] }
    let shared = constants.dropFirst().reduce(Substring(first), commonWords)
    // Constants can have a mark before the name: `kSPStylePlain`.
    let mark = shared.first == "k" && !name.hasPrefix("k") ? "k" : ""
    let prefix = [name, name.withoutPlural].map { commonWords(shared, mark + $0).count }.max() ?? 0
    return constants.map { stripped($0, prefix).asValueName }
  }

  /// A constant without the words that all share, if that leaves a name.
  private static func stripped(_ constant: String, _ count: Int) -> String {
    let rest = constant.dropFirst(count).drop { $0 == "_" }
    if rest.first?.isLetter == true { return String(rest) }
    // A name cannot begin with a digit: the word before belongs to it.
    let words = Words(constant.prefix(count)).words
    guard !rest.isEmpty, let last = words.last else { return constant }
    return String(last) + rest
  }

  /// The words with which two names begin.
  private static func commonWords(_ first: Substring, _ second: String) -> Substring {
    var length = 0
    for (one, other) in zip(Words(first).words, Words(second).words) {
      guard one == other else { break }
      length += one.count
    }
    return first.prefix(length)
  }
}

extension String {
  /// Of `SPOptions` `SPOption`, whose constants begin so.
  fileprivate var withoutPlural: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") ? String(dropLast()) : self
  }
}
