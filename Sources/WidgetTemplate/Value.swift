package import WidgetSource

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

extension Value {
  /// What `{{ value }}` prints: arrays and dictionaries as Swift prints them, with the keys sorted;
  /// nothing for no value.
  package var description: String {
    switch self {
    case .none: ""
    case .array, .dictionary: quotedDescription
    default: text ?? ""
    }
  }

  /// The value as the string that filters work on: nil for arrays, dictionaries and no value.
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

  /// What the value looks like inside a printed array: with quotes and escapes.
  private var quotedDescription: String {
    var text = ""
    quote(into: &text)
    return text
  }

  /// What an array of Foundation's prints: its strings have no quotes.
  var unquotedDescription: String {
    var text = ""
    quote(into: &text, quotes: false)
    return text
  }

  /// Adds what the value looks like, up to more than may be printed: few arrays that hold each other
  /// many times over have a text without end.
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
  /// The value of a JSON text. A key whose value is null is not there, as in
  /// Stencil's contexts; null in an array is no value. Of equal keys the last one counts.
  package init(_ json: JSONValue) {
    var conversion = JSONConversion()
    self = conversion.value(of: json)
  }
}

/// Turns a JSON text into values. Objects that look alike share their keys.
private struct JSONConversion {
  /// The keys of a few objects that were not like those before them.
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

  /// Whether a member is null and may take away one of the same key before it.
  private func isHiding(_ keys: RecordKeys) -> (JSONMember) -> Bool {
    { $0.value.isNull && keys.contains($0.key) }
  }

  /// The keys of an object; nil when one of them occurs twice.
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
  /// Whether `{% if value %}` is true: there is something that is not empty, false, zero or less.
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

  /// The value as a number; nil for strings, even of digits, and Booleans.
  ///
  /// Stencil compares in single precision, so that the literal `0.1` equals the double 0.1.
  var number: Float? {
    switch self {
    case .int(let number): Float(number)
    case .double(let number): Float(number)
    case .float(let number): number
    case .object(let object): object.number
    default: nil
    }
  }

  /// What `==` says: numbers, strings and Booleans equal their like, and nothing equals nothing.
  /// Whatever else is never equal, but objects that are numbers.
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

  /// What `in` says: an element of an array, or a part of a string.
  package func isContained(in other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.string(let part), .string(let whole)): whole.hasPart(part)
    case (_, .array(let elements)):
      elements.allSatisfy(\.isHashable) && elements.contains { $0.isSameElement(as: self) }
    default: false
    }
  }

  /// Stencil looks for elements by their hash, so an array that contains a dictionary, an array or
  /// a gap contains nothing.
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

/// A name after a dot or in brackets, with its possible meanings resolved once, at parse time.
///
/// A class, like everything that a rendering only reads: passing it costs one retain, whatever is
/// in it.
final class MemberName: Sendable {
  enum Meaning: Sendable {
    case first, last, count
    case index(Int)
    case key
  }

  let key: RecordKey
  let meaning: Meaning
  /// Where the template has it.
  let range: SourceRange

  var text: String { key.text }

  /// Whether it names an element of an array, and not a fact about it.
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
  /// The value of `value.name`; no value if there is no such member.
  package func member(_ name: String) -> Value {
    member(MemberName(name, at: SourceRange(start: 0, end: 0))) ?? .none
  }

  /// The value of `value.name`; nil if there is no such member.
  ///
  /// Of a dictionary the value of a key, or `count`; of an array or a string an element by its
  /// number, `first`, `last` or `count`; of an object what the object returns.
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

  /// The names of all members of a strict value; nil for other values.
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
