/// A name behind a dot or in brackets, with what it may mean made out once, at parse time.
///
/// A class, like all that a rendering only reads again and again: handing it on costs one retain,
/// whatever is in it.
final class MemberName: Sendable {
  enum Meaning: Sendable {
    case first, last, count
    case index(Int)
    case key
  }

  let key: RecordKey
  let meaning: Meaning

  var text: String { key.text }

  /// Whether it names an element of an array, and not a fact about it.
  var isElement: Bool {
    switch meaning {
    case .first, .last, .index: true
    case .count, .key: false
    }
  }

  init(_ text: String) {
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
  /// What `value.name` is; no value when there is nothing of that name.
  ///
  /// Of a dictionary the value of a key, or `count`; of an array or a string an element by its
  /// number, `first`, `last` or `count`; of an object what it says itself.
  package func member(_ name: String) -> Value { member(MemberName(name)) }

  func member(_ name: MemberName) -> Value {
    switch self {
    case .dictionary(let entries):
      if case .count = name.meaning { return .int(entries.count) }
      return entries.value(of: name.key) ?? .none
    case .object(let object):
      return object.member(name.text) ?? .none
    case .array(let elements):
      return Self.member(name.meaning, of: elements, count: elements.count) { $0 }
    case .string(let text):
      return Self.member(name.meaning, of: text, count: nil, wrap: Value.character)
    case .none, .bool, .int, .double, .float, .character:
      return .none
    }
  }

  private static func member<Elements: BidirectionalCollection>(
    _ meaning: MemberName.Meaning, of elements: Elements, count: Int?,
    wrap: (Elements.Element) -> Value
  ) -> Value {
    switch meaning {
    case .first: elements.first.map(wrap) ?? .none
    case .last: elements.last.map(wrap) ?? .none
    case .count: .int(count ?? elements.count)
    case .index(let offset): element(at: offset, of: elements).map(wrap) ?? .none
    case .key: .none
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
  /// The entries of a dictionary, or of an object that stands for one.
  package var entries: [String: Value]? {
    switch self {
    case .dictionary(let entries): entries.table
    case .object(let object): object.entries
    default: nil
    }
  }
}
