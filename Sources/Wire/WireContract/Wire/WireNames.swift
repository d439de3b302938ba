import WidgetPlan

/// The names by which the JSON identifies one or more types of a family, or cases of an enum.
struct WireNames: Equatable, Sendable {
  /// Names as JSON: `"card"`, `2`, `true`.
  private(set) var exact: [JSONTree]
  /// Patterns that match several names: `card-*`.
  private(set) var patterns: [String]
  /// The names of other options that match one of the patterns. The patterns do not apply to them, because exact names
  /// take precedence.
  private(set) var excluded: [String]
  /// The names and patterns that are decoded in any letter case.
  private(set) var inAnyCase: Set<String>

  init(exact: [JSONTree] = [], patterns: [String] = [], inAnyCase: Set<String> = []) {
    self.exact = exact
    self.patterns = patterns
    self.inAnyCase = inAnyCase
    excluded = []
  }

  /// Creates the names of one option. Only the first name is encoded, unless the option has a pattern and therefore
  /// stores the decoded name.
  init(_ option: ContractOption, of choice: ContractChoice, _ direction: WireView.Direction) {
    patterns = option.names.namePatterns
    let names = option.names.exactNames
    exact = (direction == .encode && patterns.isEmpty ? Array(names.prefix(1)) : names)
      .map(choice.tagType.tree)
    let patterns = patterns
    excluded =
      patterns.isEmpty
      ? []
      : choice.names.exactNames.filter { other in
        !names.contains(other) && patterns.containsName(other)
      }
    inAnyCase =
      choice.ignoresCase && direction == .decode ? Set(option.names + excluded) : []
  }

  /// Creates all names that a family or enum decodes.
  init(allOf choice: ContractChoice) {
    self.init(
      exact: choice.names.exactNames.map(choice.tagType.tree),
      patterns: choice.names.namePatterns,
      inAnyCase: choice.ignoresCase ? Set(choice.names) : [])
  }

  /// Creates the values of an enum with raw values.
  init(_ cases: [ContractValues.Case], of values: ContractValues) {
    self.init(
      exact: cases.map(values.tree),
      inAnyCase: values.ignoresCase ? Set(cases.map(\.value)) : [])
  }

  var isEmpty: Bool { exact.isEmpty && patterns.isEmpty }

  /// Adds the names of another option.
  mutating func add(_ more: WireNames) {
    exact += more.exact.filter { !exact.contains($0) }
    patterns += more.patterns.filter { !patterns.contains($0) }
    excluded += more.excluded
    inAnyCase.formUnion(more.inAnyCase)
  }
}
