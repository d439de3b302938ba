/// The names of an enum's cases, following the rules of Swift's importer.
enum EnumCaseNames {
  /// Returns the case names for constants: `plain` and `fancy` for `SPStylePlain` and
  /// `SPStyleFancy` of `SPStyle`.
  static func names(of constants: [String], in name: String) -> [String] {
    guard let first = constants.first else { return [] }
    let shared = constants.dropFirst().reduce(Substring(first), commonWords)
    // Constants can have a `k` before the enum's name: `kSPStylePlain`.
    let mark = shared.first == "k" && !name.hasPrefix("k") ? "k" : ""
    let prefix = [name, name.withoutPlural].map { commonWords(shared, mark + $0).count }.max() ?? 0
    return constants.map { stripped($0, prefix).lowercasingFirstWord }
  }

  /// Returns a constant without the common prefix, or unchanged if no name would remain.
  private static func stripped(_ constant: String, _ count: Int) -> String {
    let rest = constant.dropFirst(count).drop { $0 == "_" }
    if rest.first?.isLetter == true { return String(rest) }
    // If a name would start with a digit, it includes the previous word.
    let words = Words(constant.prefix(count)).words
    guard !rest.isEmpty, let last = words.last else { return constant }
    return String(last) + rest
  }

  /// Returns the words that both names start with.
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
  /// The singular form, with which the names of constants start: `SPOption` for `SPOptions`.
  fileprivate var withoutPlural: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") ? String(dropLast()) : self
  }
}
