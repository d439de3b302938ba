import WidgetSource

extension WireType {
  /// The part of a value that is left out or replaced.
  ///
  /// Schemas, validation, the catalog, the comparison and templates use the properties of this enum instead of its
  /// cases. A new case therefore does not change them.
  package enum Dropped: Equatable, Sendable {
    /// Values with an unknown name.
    case unknown
    /// Values that cannot be decoded.
    case wrong
    /// Values that cannot be decoded. They are replaced by a value of the same type, as a Swift expression.
    case replaced(by: String)
    /// The brackets around a single element.
    case brackets
    /// The brackets around a single element, which are also left out when encoding.
    case encodedBrackets
  }
}

extension WireType.Dropped {
  /// Whether values with an unknown name are left out.
  var dropsUnknown: Bool { self == .unknown }

  /// The direction in which a single element can be without brackets, or nil if lists always have brackets.
  var bracketless: WireView.Direction? {
    switch self {
    case .brackets: .decode
    case .encodedBrackets: .encode
    case .unknown, .wrong, .replaced: nil
    }
  }

  /// Whether wrong values are not errors.
  var isTolerant: Bool {
    switch self {
    case .wrong, .replaced: true
    case .unknown, .brackets, .encodedBrackets: false
    }
  }

  /// The effect of a wrong value, or nil if it is an error.
  var tolerance: Tolerance? {
    switch self {
    case .wrong:
      Tolerance(
        consequence: "it is left out", wrong: "one wrong element of",
        tolerated: { "wrong elements of \($0) are left out now" }, annotation: "lossy",
        note: .init("lossy", .bool(true)), rule: .lossyRemoved)
    case .replaced(let swift):
      Tolerance(
        consequence: "'\(swift)' replaces it", wrong: "a wrong value of",
        tolerated: { "'\(swift)' replaces wrong values of \($0) now" },
        annotation: "invalid = \(swift)", note: .init("invalid", .string(swift)),
        rule: .typeNarrowed)
    case .unknown, .brackets, .encodedBrackets: nil
    }
  }

  /// Returns the effect as a sentence, and whether the sentence is about encoding.
  ///
  /// - Parameter isCollection: whether the values are the elements of a collection.
  package func summary(isCollection: Bool) -> (text: String, isOfEncoding: Bool) {
    let values = isCollection ? "Elements" : "Values"
    return switch self {
    case .unknown: ("\(values) with an unknown name are left out.", false)
    case .wrong: ("\(values) that are wrong are left out.", false)
    case .replaced(let swift): ("'\(swift)' replaces a wrong value.", false)
    case .brackets: ("A single element may be without brackets.", false)
    case .encodedBrackets: ("It is also encoded without them.", true)
    }
  }

  /// The name in the text of a contract and in templates.
  package var name: String {
    switch self {
    case .unknown: "unknown"
    case .wrong: "wrong"
    case .replaced: "replaced"
    case .brackets: "brackets"
    case .encodedBrackets: "encoded-brackets"
    }
  }

  /// The members that describe the dropped part in the text of a contract.
  var members: [String: JSONTree?] {
    var members: [String: JSONTree?] = ["drops": .string(name)]
    if case .replaced(let swift) = self { members["by"] = .string(swift) }
    return members
  }

  /// The effect of a wrong value that is not an error.
  struct Tolerance {
    /// The end of a message about the value: `it is left out`.
    let consequence: String
    /// The beginning of a message about a place that no longer tolerates wrong values: `one wrong element of`.
    let wrong: String
    /// A message about a place that tolerates wrong values now.
    let tolerated: (_ place: String) -> String
    /// The annotation that requests the tolerance.
    let annotation: String
    /// The member that marks the tolerance in a schema.
    let note: JSONTree.Member
    /// The rule under which the removal of the tolerance is reported.
    let rule: Rule
  }
}

extension ContractReader {
  /// Returns the dropped part that a type in the text of a contract specifies.
  mutating func dropped(_ value: JSONValue) -> WireType.Dropped {
    switch string("drops", of: value) {
    case "unknown": return .unknown
    case "wrong", nil: return .wrong
    case "replaced": return .replaced(by: string("by", of: value) ?? "")
    case "brackets": return .brackets
    case "encoded-brackets": return .encodedBrackets
    case .some:
      report(
        "'drops' is neither 'unknown', 'wrong', 'replaced', 'brackets' nor 'encoded-brackets'",
        value)
      return .wrong
    }
  }
}
