/// What a template can see: the one type that crosses from Swift into the engine.
///
/// For example: `Value.dictionary(["name": "Button", "properties": ["title", "icon"]])`.
package enum Value: Sendable {
  /// No value: an unknown name, a missing key, nil in an array.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// What a literal with a fraction is in Stencil; it prints with fewer digits than a `Double`.
  case float(Float)
  case string(String)
  /// What `name.first` gives in Stencil: prints like a string, yet equals none.
  case character(Character)
  case array([Value])
  case dictionary(Record)
  case object(any TemplateObject)
}

/// A thing whose members a template looks up by name, one at a time, when it needs them.
///
/// For example: a class declaration, whose `allVariables` are only gathered when a template asks.
/// Objects are classes, so that a `Value` stays small and copying one costs a retain.
package protocol TemplateObject: AnyObject, Sendable {
  /// What filters for strings work on, and `{{ object }}` prints; nil prints nothing and is an
  /// error for those filters.
  var text: String? { get }

  /// What `{{ object }}` prints where that differs from `text`.
  var printed: String? { get }

  /// The number that the object is equal to, and 1 and 0 as Booleans, too, as those of a bridged
  /// `NSNumber`.
  var number: Float? { get }

  /// The members as a dictionary, when the object represents one: it can then be looped over and
  /// is the context of an `include`. Nil, the default, when it does not.
  var entries: [String: Value]? { get }

  /// The names of all members, when looking up another one is an error. Nil, the default, when it
  /// gives no value, as in Stencil.
  var strictNames: [String]? { get }

  /// The value of a member; nil when there is no member of that name.
  func member(_ name: String) -> Value?

  /// Whether `in` finds this object by another one; the default is identity.
  func isEqual(to other: any TemplateObject) -> Bool
}

extension TemplateObject {
  package var text: String? { nil }
  package var printed: String? { text }
  package var number: Float? { nil }
  package var entries: [String: Value]? { nil }
  package var strictNames: [String]? { nil }
  package func isEqual(to other: any TemplateObject) -> Bool { self === other }
}

// MARK: - Literals

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
}

extension Value: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: Value...) { self = .array(elements) }

  /// Of equal keys the last one counts.
  package init(dictionaryLiteral elements: (String, Value)...) {
    if let keys = RecordKeys(elements.map(\.0)) {
      self = .dictionary(Record(keys, elements.map(\.1)))
    } else {
      self = .dictionary(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
  }

  /// A dictionary with all keys that there are: looking up another one is an error at its place in
  /// the template. What a key may lack is `.none`.
  ///
  /// For example: `Value.strict(["name": "Button", "condition": .none])`.
  package static func strict(_ entries: KeyValuePairs<String, Value>) -> Value {
    let keys = RecordKeys(unique: entries.map(\.key))
    return .dictionary(Record(keys, entries.map(\.value), isStrict: true))
  }

  /// A dictionary of Swift's as a value.
  package static func dictionary(_ table: [String: Value]) -> Value { .dictionary(Record(table)) }
}
