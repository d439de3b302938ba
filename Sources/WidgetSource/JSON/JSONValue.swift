/// A value of a JSON text together with the place where it is.
///
/// Foundation's decoders forget places; a configuration error has to name the line and the column
/// of the key that is wrong.
///
/// For example: `JSONValue.read(SourceFile(path: "widgetgen.json", text: "{only: ['Coding']}"))`.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits 64 bits.
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; a key may occur twice.
    case object([JSONMember])
  }

  package let kind: Kind
  /// From the first byte of the value to the last, brackets and quotes included.
  package let range: SourceRange

  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A key of an object with its value.
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
  /// The value of a key; of equal keys the last one, nil when this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// What kind of value it is, in words for a message: `a string`.
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
