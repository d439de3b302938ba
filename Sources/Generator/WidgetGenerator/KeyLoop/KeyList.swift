import WidgetModel
import WidgetSource

/// The keys of an object, or the names of a family's types, as a single literal of the runtime's types `JSONKeys` and
/// `JSONNames`.
///
/// For example: `id?,title,children`, in which a question mark follows a key that may be missing.
struct KeyList {
  /// Specifies whether an object must contain a key.
  enum Presence {
    case required, optional
    /// The key may be missing, and generated code needs to know whether it is missing.
    case probed
  }

  struct Entry {
    let key: String
    let presence: Presence
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// Creates a list of names.
  init(names: [String]) { entries = names.map { Entry(key: $0, presence: .required) } }

  /// The text between the quotes of the literal.
  var literal: String {
    if entries.allSatisfy({ Self.isPlain($0.key) }) {
      return entries.map { $0.key + ($0.presence.mark ?? "") }.joined(separator: ",")
    }
    let entries = entries.map { $0.key + ($0.presence.mark ?? "!") }
    return separator + entries.joined(separator: separator)
  }

  /// Whether a key can be in a list that is separated by commas. The key must not be empty, and must not contain a
  /// comma, a mark or a character that JSON escapes.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.isPlainInJSON && !key.contains { [",", "?", "*"].contains($0) }
  }

  /// A control character that no key contains. A line feed is preferred.
  private var separator: String {
    let used = Set(entries.flatMap(\.key.utf8))
    let candidates = [UInt8(ascii: "\n")] + (1..<0x20)
    // No JSON has keys with all control characters.
    let separator = candidates.first { !used.contains($0) } ?? candidates[0]
    return String(UnicodeScalar(separator))
  }
}

extension KeyList.Presence {
  /// The mark after a key, or nil for a required key.
  fileprivate var mark: String? {
    switch self {
    case .required: nil
    case .optional: "?"
    case .probed: "*"
    }
  }
}
