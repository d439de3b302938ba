import WidgetSource

/// A value of a payload, or a key: where it is, and which value follows it.
///
/// The nodes of a payload are a list: an object is followed by its keys, each with its value behind it.
struct PayloadNode {
  enum Kind: UInt8 {
    case object, array, string, number, bool, null
  }

  /// The offset of its first byte, of a string that of the quote.
  var start: UInt32
  /// The offset after its last byte.
  var end: UInt32
  /// The index of the node after all that it contains.
  var next: UInt32
  var kind: Kind
  /// Whether it is a string with escapes.
  var hasEscapes = false

  var range: SourceRange { SourceRange(start: start, end: end) }

  /// The place to report: of an object or a list its bracket.
  var place: SourceRange {
    kind == .object || kind == .array ? SourceRange(start: start, end: start + 1) : range
  }

  /// The text of a string without its quotes.
  var content: Range<Int> { Int(start) + 1..<max(Int(start) + 1, Int(end) - 1) }

  /// What it is, in words for a message.
  var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
