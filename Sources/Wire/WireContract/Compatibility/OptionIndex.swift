import WidgetPlan

/// The options of a family or an enum, found by their ids and names.
struct OptionIndex: Sendable {
  private let options: [ContractOption]
  private let ignoresCase: Bool
  private let byID: [String: Int]
  /// The options with each name, in order.
  private let byName: [String: [Int]]
  /// The decoded options with each name, in lower case if the letter case is ignored. The names include patterns.
  private let byDecodedName: [String: [Int]]
  private let patterns: [(pattern: NamePattern, option: Int)]

  init(_ choice: ContractChoice) {
    options = choice.options
    ignoresCase = choice.ignoresCase
    byID = Dictionary(zip(options.map(\.id), 0...)) { first, _ in first }
    var (byName, byDecodedName): ([String: [Int]], [String: [Int]]) = ([:], [:])
    var patterns: [(pattern: NamePattern, option: Int)] = []
    for (index, option) in choice.options.enumerated() {
      for name in option.names {
        byName[name, default: []].append(index)
        guard option.directions.decodes else { continue }
        let decoded = choice.ignoresCase ? name.lowercased() : name
        byDecodedName[decoded, default: []].append(index)
        if let pattern = NamePattern(decoded) { patterns.append((pattern, index)) }
      }
    }
    (self.byName, self.byDecodedName, self.patterns) = (byName, byDecodedName, patterns)
  }

  /// Returns the option with an id, or nil if there isn't one.
  subscript(id: String) -> ContractOption? { byID[id].map { options[$0] } }

  /// Returns the first option that has one of the given names and fulfills a condition, or nil if there isn't one.
  func first(
    named names: [String], where isIncluded: (ContractOption) -> Bool = { _ in true }
  ) -> ContractOption? {
    let indices = names.flatMap { byName[$0] ?? [] }.filter { isIncluded(options[$0]) }
    return indices.min().map { options[$0] }
  }

  /// Returns the first option that a name in the JSON selects, or nil if there isn't one.
  ///
  /// - Parameter other: the id of an option that is not returned.
  func first(decodedFrom name: String, except other: String? = nil) -> ContractOption? {
    let name = ignoresCase ? name.lowercased() : name
    let matches = patterns.filter { $0.pattern.matches(name) }.map(\.option)
    let indices = ((byDecodedName[name] ?? []) + matches).filter { options[$0].id != other }
    return indices.min().map { options[$0] }
  }
}
