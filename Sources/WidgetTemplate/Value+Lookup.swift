import WidgetSource

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
