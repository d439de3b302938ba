/// Filters that change the case of letters.
enum LettercaseFilters {
  static func uppercase(_ value: Value) -> Value { mapping(value) { $0.uppercased() } }

  static func lowercase(_ value: Value) -> Value { mapping(value) { $0.lowercased() } }

  /// `hello world` gives `Hello World`.
  static func capitalize(_ value: Value) -> Value { mapping(value) { $0.capitalizingWords() } }

  /// `PeoplePicker` gives `peoplePicker`.
  static func lowerFirstLetter(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    return .string(text.prefix(1).lowercased() + text.dropFirst(1))
  }

  /// `peoplePicker` gives `PeoplePicker`; `titlecase` is another name for it.
  static func upperFirstLetter(_ value: Value) throws(FilterError) -> Value {
    .string(try value.requiredText().uppercasingFirst())
  }

  /// `URLChooser` gives `urlChooser`: all capitals at the front but the one that begins the second
  /// word.
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

  /// The short way for ASCII.
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

  /// Strings one by one, if the value is an array.
  private static func mapping(_ value: Value, _ change: (String) -> String) -> Value {
    if case .array(let elements) = value {
      return .array(elements.map { .string(change($0.description)) })
    }
    return .string(change(value.description))
  }
}
