/// A property of an object, an element of an array, or a value of an enum's case.
///
/// For example: `// widgetgen: alias = "label"` on `var text: String` is read from `text` or `label`, is
/// required, and is written to `text`.
package struct ContractProperty: Sendable {
  /// What happens when the JSON has no value.
  package enum Presence: Equatable, Sendable {
    case required
    case optional
    /// The Swift of the value that takes its place.
    case fallback(String)
  }

  /// In Swift, without backticks.
  package var name: String
  /// Where it is read: the first of these paths that is there; empty if it is not read.
  package var reads: [[String]]
  /// Where it is written; nil if it is not.
  package var writes: [String]?
  /// Whether the properties of its type are beside those of the object.
  package var isFlattened = false
  /// Whether it is an element of an array, of which the keys are positions.
  package internal(set) var isElement = false
  /// Whether a function that the user wrote reads it.
  package var isByHand = false
  package var type: WireType
  package var presence: Presence
  /// The Swift of what takes the place of a wrong value; nil for an error.
  package var onError: String?
  /// The Swift of the condition under which it is not written; nil where it always is.
  package var omission: String?
  /// Whether nil is written as null.
  package var writesNull = false
  /// The conditions of the `#if`s that it depends on; nil if it is always there.
  package var condition: String?
  /// What to do in place of using it, of what is deprecated; empty where nobody said.
  package var deprecation: String?
  /// The place of its name; not part of the text.
  package var place: ContractPlace?
  /// Its doc comment; not part of the text.
  package var documentation: String?

  package init(
    name: String, reads: [[String]], writes: [String]?, type: WireType, presence: Presence
  ) {
    self.name = name
    self.reads = reads
    self.writes = writes
    self.type = type
    self.presence = presence
  }

  /// The position of an element in the array that is read, from 0; nil of what has a key, or is not read.
  package var position: Int? { isElement ? reads.first?.last.flatMap { Int($0) } : nil }

  /// Whether it is there in the JSON for the object to be read.
  package var isRequired: Bool {
    presence == .required && (!reads.isEmpty || isFlattened) && condition == nil
  }

  /// Whether null is as good as a value.
  package var acceptsNull: Bool {
    presence != .required || type.isOptional || onError != nil || condition != nil
  }

  /// Whether it is read at all.
  package var isRead: Bool { !reads.isEmpty || isFlattened || isByHand }

  /// Whether any value will do.
  package var acceptsAnything: Bool { onError != nil || condition != nil || isByHand }
}
