import WidgetTemplate

/// A part of the contract as templates see it. It has all its members, so that a misspelled one is an error.
///
/// A class and not a dictionary, so that a type is described only when a template reaches it: types can refer to each
/// other in cycles.
protocol ContractContextObject: TemplateObject {
  /// The names that templates write after the dot; docs/contract-context.md describes each.
  associatedtype Member: RawRepresentable<String> & CaseIterable & Sendable

  func value(of member: Member) -> Value
}

extension ContractContextObject {
  static var memberNames: [String] { Member.allCases.map(\.rawValue) }

  var strictNames: [String]? { Self.memberNames }

  func member(_ name: String) -> Value? { Member(rawValue: name).map { value(of: $0) } }
}

extension Value {
  /// A string, or none.
  static func text(_ text: String?) -> Value { text.map(Value.string) ?? .none }

  static func strings(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }
}
