/// Filters that change the case of letters.
enum LettercaseFilters {
  static func uppercase(_ value: Value) -> Value { mapping(value) { $0.uppercased() } }

  static func lowercase(_ value: Value) -> Value { mapping(value) { $0.lowercased() } }

  /// Transforms `hello world` to `Hello World`.
  static func capitalize(_ value: Value) -> Value { mapping(value) { $0.capitalizingWords() } }

  /// Transforms `PeoplePicker` to `peoplePicker`.
  static func lowerFirstLetter(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    return .string(text.prefix(1).lowercased() + text.dropFirst(1))
  }

  /// Transforms `peoplePicker` to `PeoplePicker`. `titlecase` is an alias.
  static func upperFirstLetter(_ value: Value) throws(FilterError) -> Value {
    .string(try value.requiredText().uppercasingFirst())
  }

  /// Transforms `URLChooser` to `urlChooser`: the leading capitals become lower case, except the capital that begins
  /// the second word.
  static func lowerFirstWord(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    if let lowered = text.withASCII({ loweringFirstWord($0, of: text) }) {
      return .string(lowered)
    }
    let scalars = text.unicodeScalars
    var end = scalars.firstIndex { !$0.isUppercaseLetter } ?? scalars.endIndex
    if end < scalars.endIndex, scalars[end].isLowercaseLetter, end > scalars.startIndex {
      let last = scalars.index(before: end)
      if last > scalars.startIndex { end = last }
    }
    return .string(String(scalars[..<end]).lowercased() + String(scalars[end...]))
  }

  /// Converts ASCII text on a fast path.
  private static func loweringFirstWord(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: String
  ) -> String {
    let capitals = bytes.prefix { Unicode.Scalar($0).isASCIIUppercase }.count
    if capitals == 0 { return text }
    let isWordBehind = capitals < bytes.count && Unicode.Scalar(bytes[capitals]).isASCIILowercase
    let lowered = isWordBehind ? max(1, capitals - 1) : capitals
    return String(asciiCapacity: bytes.count) { result in
      for index in bytes.indices { result[index] = bytes[index] | (index < lowered ? 0x20 : 0) }
      return bytes.count
    }
  }

  /// Transforms the text of a value, or of each element of an array.
  private static func mapping(_ value: Value, _ change: (String) -> String) -> Value {
    if case .array(let elements) = value {
      return .array(elements.map { .string(change($0.description)) })
    }
    return .string(change(value.description))
  }
}
