/// The rules by which `Dictionary` decodes its keys.
enum DictionaryKeys<Key: Hashable> {
  /// Whether the JSON is an object rather than an array of alternating keys and values.
  static var areInObjects: Bool {
    if Key.self == String.self || Key.self == Int.self { return true }
    guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return false }
    return Key.self is any CodingKeyRepresentable.Type
  }

  /// Converts the key of an object to the key type. Returns nil if this is not possible.
  static func key(_ text: String) -> Key? {
    if Key.self == Int.self { return Int(text) as? Key }
    if let key = text as? Key { return key }
    guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *),
      let type = Key.self as? any CodingKeyRepresentable.Type
    else { return nil }
    return type.init(codingKey: TextKey(text)) as? Key
  }

  /// Returns the description of the error for an invalid key.
  static func reason(_ text: String) -> String { "'\(text)' is not a key of type \(Key.self)" }
}

/// A key of an object. `intValue` is its text as an integer, or nil if the text is not an integer.
private struct TextKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { stringValue = "\(intValue)" }
}
