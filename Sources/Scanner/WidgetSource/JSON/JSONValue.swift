/// A JSON value with its position in the text.
///
/// Foundation's decoders do not provide positions, but a configuration error reports the line and
/// column of the wrong key.
///
/// For example: `JSONValue.read(SourceFile(path: "widgetgen.json", text: "{only: ['Coding']}"))`.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number that has no fraction and no exponent and fits in 64 bits.
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text. A key can occur more than once.
    case object([JSONMember])
  }

  package let kind: Kind
  /// The range from the first to the last byte of the value, including brackets and quotes.
  package let range: SourceRange

  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  package let key: String
  package let keyRange: SourceRange
  package let value: JSONValue

  package init(key: String, keyRange: SourceRange, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension JSONValue {
  /// The value of a key, or nil if this value is not an object or does not contain the key. If the
  /// key occurs more than once, its last value is returned.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The kind of the value as a phrase for messages, such as `a string`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
