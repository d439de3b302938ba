import WidgetTemplate

/// A part of the contract in the context of templates. Every member always exists, so that a misspelled member is an
/// error.
///
/// Parts are objects rather than dictionaries, so that a type is described only when a template accesses it. Types can
/// refer to each other in cycles.
protocol ContractContextObject: TemplateObject {
  /// The names of the members in templates; docs/contract-context.md describes each of them.
  associatedtype Member: RawRepresentable<String> & CaseIterable & Sendable

  func value(of member: Member) -> Value
}

extension ContractContextObject {
  static var memberNames: [String] { Member.allCases.map(\.rawValue) }

  var strictNames: [String]? { Self.memberNames }

  func member(_ name: String) -> Value? { Member(rawValue: name).map { value(of: $0) } }
}

extension Value {
  /// Returns the string, or no value for nil.
  static func text(_ text: String?) -> Value { text.map(Value.string) ?? .none }

  static func strings(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }
}
