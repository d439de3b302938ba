package import WidgetSource

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

/// What is wrong with a payload, and how much that matters.
package struct PayloadFinding: Sendable {
  package var rule: PayloadRule
  package var severity: Severity
  package var message: String
  package var range: SourceRange
}

/// The rules that payloads are held against.
package enum PayloadRule: String, CaseIterable, Sendable {
  case deprecated
  case deprecatedKey = "deprecated-key"
  case duplicateKey = "duplicate-key"
  case invalidJSON = "invalid-json"
  case missingKey = "missing-key"
  case nestedTooDeeply = "nested-too-deeply"
  case nullValue = "null-value"
  case numberOutOfRange = "number-out-of-range"
  case unavailableName = "unavailable-name"
  case unknownCase = "unknown-case"
  case unknownKey = "unknown-key"
  case unknownWidget = "unknown-widget"
  case wrongType = "wrong-type"
}
