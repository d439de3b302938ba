package import WidgetSource

/// A value in a template.
///
/// For example: `Value.dictionary(["name": "Button", "properties": ["title", "icon"]])`.
package enum Value: Sendable {
  /// No value: an unknown name, a missing key, or nil in an array.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A literal with a fraction, or the result of `int255toFloat`. It prints with fewer digits than a
  /// `Double`.
  case float(Float)
  case string(String)
  /// An element of a string, such as the result of `name.first`. As in Stencil, it prints like a
  /// string but is not equal to any string.
  case character(Character)
  case array([Value])
  case dictionary(Record)
  case object(any TemplateObject)
}

/// An object whose members a template looks up by name.
///
/// For example: a class declaration, whose `allVariables` are collected only when a template
/// accesses them. Objects are classes, so that a `Value` is small and copying it costs only a
/// retain.
package protocol TemplateObject: AnyObject, Sendable {
  /// The text that filters for strings receive and that `{{ object }}` prints by default. If it is
  /// nil, nothing is printed, and filters for strings report an error.
  var text: String? { get }

  /// The text that `{{ object }}` prints. The default is `text`.
  var printed: String? { get }

  /// The number that the object is equal to. Like a bridged `NSNumber`, an object with the number 1 or 0 is also equal
  /// to a Boolean. The default is nil.
  var number: Float? { get }

  /// The members as a dictionary, if the object represents one. Templates can then iterate over it
  /// and pass it to `include`. The default is nil.
  var entries: [String: Value]? { get }

  /// The names of all members, if looking up another name is an error. The default is nil: an
  /// unknown name has no value, as in Stencil.
  var strictNames: [String]? { get }

  /// Returns the value of a member, or nil if the object has no such member.
  func member(_ name: String) -> Value?

  /// Whether `in` considers two objects equal. The default is identity.
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

  /// Creates a dictionary. If a key occurs more than once, its last value is used.
  package init(dictionaryLiteral elements: (String, Value)...) {
    if let keys = RecordKeys(elements.map(\.0)) {
      self = .dictionary(Record(keys, elements.map(\.1)))
    } else {
      self = .dictionary(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
  }

  /// Creates a dictionary in which looking up an unknown key is an error. The value of a known key
  /// can be `.none`.
  ///
  /// For example: `Value.strict(["name": "Button", "condition": .none])`.
  package static func strict(_ entries: KeyValuePairs<String, Value>) -> Value {
    let keys = RecordKeys(unique: entries.map(\.key))
    return .dictionary(Record(keys, entries.map(\.value), isStrict: true))
  }

  /// Creates a value from a Swift dictionary.
  package static func dictionary(_ table: [String: Value]) -> Value { .dictionary(Record(table)) }
}

extension Value {
  /// The value as text. `{{ value }}` prints this text, except for objects with other `printed` text and for lists
  /// without quotes. The text of arrays and dictionaries is the same as in Swift, with sorted keys; the text of `.none`
  /// is empty.
  package var description: String {
    switch self {
    case .none: ""
    case .array, .dictionary: quotedDescription
    default: text ?? ""
    }
  }

  /// The string that filters receive, or nil for arrays, dictionaries, `.none` and objects without
  /// a text.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .double(let number): number.description
    case .float(let number): number.description
    case .character(let character): String(character)
    case .object(let object): object.text
    case .none, .array, .dictionary: nil
    }
  }

  /// The text of the value in a printed array, with quotes and escapes.
  private var quotedDescription: String {
    var text = ""
    quote(into: &text)
    return text
  }

  /// The text of the value in a printed Foundation array, in which strings have no quotes.
  var unquotedDescription: String {
    var text = ""
    quote(into: &text, quotes: false)
    return text
  }

  /// Appends the text of the value in a printed array, up to a limit. Nested arrays that share
  /// their elements can have a text of exponential length.
  private func quote(into text: inout String, quotes: Bool = true) {
    guard text.utf8.count <= Limits.descriptionBytes else { return }
    switch self {
    case .none: text += "nil"
    case .string(let string): text += quotes ? string.debugDescription : string
    case .character(let character): text += character.debugDescription
    case .array(let elements):
      Self.list(elements, into: &text) { element, text in
        element.quote(into: &text, quotes: quotes)
      }
    case .dictionary(let entries) where entries.isEmpty: text += "[:]"
    case .dictionary(let entries):
      Self.list(entries.sorted, into: &text) { entry, text in
        text += (quotes ? entry.key.debugDescription : entry.key) + ": "
        entry.value.quote(into: &text, quotes: quotes)
      }
    default: text += self.text ?? ""
    }
  }

  private static func list<Element>(
    _ elements: [Element], into text: inout String, _ add: (Element, inout String) -> Void
  ) {
    text += "["
    for (index, element) in elements.enumerated() where text.utf8.count <= Limits.descriptionBytes {
      if index > 0 { text += ", " }
      add(element, &text)
    }
    text += "]"
  }
}

extension Value {
  /// Creates a value from JSON. As in Stencil, a key with the value null is omitted, and null in an
  /// array becomes `.none`. If a key occurs more than once, its last value is used.
  package init(_ json: JSONValue) {
    var conversion = JSONConversion()
    self = conversion.value(of: json)
  }
}

/// Converts JSON to values. Objects with the same keys usually share them.
private struct JSONConversion {
  /// The lists of keys that were created most recently. All of them are different.
  private var known: [RecordKeys] = []
  private var newest = 0
  private static let mostKnown = 8

  mutating func value(of json: JSONValue) -> Value {
    switch json.kind {
    case .null: .none
    case .bool(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(values(of: elements))
    case .object(let members): .dictionary(record(of: members))
    }
  }

  private mutating func values(of elements: [JSONValue]) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(value(of: element)) }
    return values
  }

  private mutating func record(of members: [JSONMember]) -> Record {
    let hasNull = members.contains { $0.value.isNull }
    let present = hasNull ? members.filter { !$0.value.isNull } : members
    guard let keys = keys(of: present), !hasNull || !members.contains(where: isHiding(keys)) else {
      return Record(table(of: members))
    }
    var values: [Value] = []
    values.reserveCapacity(present.count)
    for member in present { values.append(value(of: member.value)) }
    return Record(keys, values)
  }

  /// Returns a predicate for members that are null and may hide an earlier member with the same key.
  private func isHiding(_ keys: RecordKeys) -> (JSONMember) -> Bool {
    { $0.value.isNull && keys.contains($0.key) }
  }

  /// Returns the keys of an object, or nil if a key occurs twice.
  private mutating func keys(of members: [JSONMember]) -> RecordKeys? {
    for keys in known where keys.names.count == members.count {
      if members.indices.allSatisfy({ members[$0].key == keys.names[$0] }) { return keys }
    }
    guard let keys = RecordKeys(members.map(\.key)) else { return nil }
    if known.count < Self.mostKnown {
      known.append(keys)
    } else {
      newest = (newest + 1) % Self.mostKnown
      known[newest] = keys
    }
    return keys
  }

  private mutating func table(of members: [JSONMember]) -> [String: Value] {
    var table: [String: Value] = [:]
    for member in members {
      table[member.key] = member.value.isNull ? nil : value(of: member.value)
    }
    return table
  }
}

extension JSONValue {
  fileprivate var isNull: Bool {
    if case .null = kind { true } else { false }
  }
}

extension Value {
  /// Whether the value is true in `{% if value %}`: it is not `.none`, empty, false, or a number that is zero or
  /// negative.
  package var isTruthy: Bool {
    switch self {
    case .none: false
    case .bool(let flag): flag
    case .int(let number): number > 0
    case .double(let number): Float(number) > 0
    case .float(let number): number > 0
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    case .character: true
    case .object(let object): object.entries.map { !$0.isEmpty } ?? true
    }
  }

  /// The value as a number. Nil if the value is neither a number nor an object with a `number`. Strings and Booleans
  /// are not numbers.
  ///
  /// Stencil compares numbers in single precision, so the literal `0.1` is equal to the `Double`
  /// 0.1.
  var number: Float? {
    switch self {
    case .int(let number): Float(number)
    case .double(let number): Float(number)
    case .float(let number): number
    case .object(let object): object.number
    default: nil
    }
  }

  /// Whether two values are equal with `==`. Numbers, strings and Booleans can be equal to values of the same kind, and
  /// `.none` is equal to `.none`. An object with a `number` can be equal to a number, a Boolean or another such object.
  /// All other values are unequal.
  package func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.string(let left), .string(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.object(let object), .bool(let flag)), (.bool(let flag), .object(let object)):
      object.number == (flag ? 1 : 0)
    default: number.flatMap { left in other.number.map { left == $0 } } ?? false
    }
  }

  /// Whether the value is an element of an array or a substring of a string, as tested by `in`. `.none` is also in
  /// `.none`.
  func isContained(in other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.string(let part), .string(let whole)): whole.hasPart(part)
    case (_, .array(let elements)):
      elements.allSatisfy(\.isHashable) && elements.contains { $0.isSameElement(as: self) }
    default: false
    }
  }

  /// Whether Stencil can hash the value. Stencil searches elements by hash, so `in` finds nothing
  /// in an array that contains a dictionary, an array or `.none`.
  private var isHashable: Bool {
    switch self {
    case .none, .array, .dictionary: false
    default: true
    }
  }

  private func isSameElement(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    case (.character(let left), .character(let right)): left == right
    case (.none, .none): false
    case (.double, .double), (.double, .int), (.double, .float), (.int, .double), (.float, .double):
      exactNumber == other.exactNumber
    default: equals(other)
    }
  }

  private var exactNumber: Double? {
    switch self {
    case .int(let number): Double(exactly: number)
    case .double(let number): number
    case .float(let number): Double(number)
    default: nil
    }
  }
}

/// A name after a dot or in brackets. The meaning of the name is determined only once.
///
/// It is a class, so that passing it costs only a retain.
final class MemberName: Sendable {
  enum Meaning: Sendable {
    case first, last, count
    case index(Int)
    case key
  }

  let key: RecordKey
  let meaning: Meaning
  /// The range of the name in the template.
  let range: SourceRange

  var text: String { key.text }

  /// Whether the name refers to an element of an array or a string, instead of a property such as `count`.
  var isElement: Bool {
    switch meaning {
    case .first, .last, .index: true
    case .count, .key: false
    }
  }

  init(_ text: String, at range: SourceRange) {
    self.range = range
    key = RecordKey(text)
    meaning =
      switch text {
      case "first": .first
      case "last": .last
      case "count": .count
      default: Int(text).map(Meaning.index) ?? .key
      }
  }
}

extension Value {
  /// Returns the value of `value.name`, or nil for an unknown member.
  ///
  /// For a dictionary, the name is a key or `count`. For an array or a string, it is an index,
  /// `first`, `last` or `count`. For an object, it is one of the object's members.
  func member(_ name: MemberName) -> Value? {
    switch self {
    case .dictionary(let entries):
      if case .count = name.meaning { return .int(entries.count) }
      return entries.value(of: name.key)
    case .object(let object):
      return object.member(name.text)
    case .array(let elements):
      return Self.member(name.meaning, of: elements, count: elements.count) { $0 }
    case .string(let text):
      return Self.member(name.meaning, of: text, count: nil, wrap: Value.character)
    case .none, .bool, .int, .double, .float, .character:
      return nil
    }
  }

  /// The names of all members of a strict value, or nil for other values.
  var strictNames: [String]? {
    switch self {
    case .dictionary(let entries): entries.isStrict ? entries.keys.names : nil
    case .object(let object): object.strictNames
    default: nil
    }
  }

  private static func member<Elements: BidirectionalCollection>(
    _ meaning: MemberName.Meaning, of elements: Elements, count: Int?,
    wrap: (Elements.Element) -> Value
  ) -> Value? {
    switch meaning {
    case .first: elements.first.map(wrap)
    case .last: elements.last.map(wrap)
    case .count: .int(count ?? elements.count)
    case .index(let offset): element(at: offset, of: elements).map(wrap)
    case .key: nil
    }
  }

  private static func element<Elements: BidirectionalCollection>(
    at offset: Int, of elements: Elements
  ) -> Elements.Element? {
    guard offset >= 0,
      let index = elements.index(
        elements.startIndex, offsetBy: offset, limitedBy: elements.endIndex),
      index < elements.endIndex
    else { return nil }
    return elements[index]
  }
}

extension Value {
  /// The entries of a dictionary, or of an object that represents one.
  package var entries: [String: Value]? {
    switch self {
    case .dictionary(let entries): entries.table
    case .object(let object): object.entries
    default: nil
    }
  }
}
