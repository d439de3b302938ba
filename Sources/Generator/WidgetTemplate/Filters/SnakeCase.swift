/// Conversions between snake case and camel case.
enum SnakeCase {
  /// Transforms `some_name` and `SOME_NAME` to `SomeName`. Leading underscores remain unless the
  /// argument is true.
  static func camel(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let stripsLeading = try arguments.flag(at: 0) ?? false
    return .string(camel(try value.requiredText(), stripsLeading: stripsLeading))
  }

  /// Transforms `someName` to `some_name`, or to `some_Name` with the argument `"no"`.
  static func snake(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let lowercases = try arguments.flag(at: 0) ?? true
    let text = snake(try value.requiredText())
    return .string(lowercases ? text.lowercased() : text)
  }

  static func camel(_ text: String, stripsLeading: Bool) -> String {
    let leading = stripsLeading ? 0 : text.utf8.prefix { $0 == underscore }.count
    if let camel = text.withASCII({ camel($0, leading: leading) }) { return camel }
    let hasLowercase = text.unicodeScalars.contains(where: \.isASCIILowercase)
    let words = (hasLowercase ? text : snake(text)).unicodeScalars.split(separator: "_")
    return words.reduce(into: String(repeating: "_", count: leading)) { camel, word in
      camel += hasLowercase ? String(word).uppercasingFirst() : String(word).capitalizingWords()
    }
  }

  /// Converts ASCII text on a fast path, or returns nil if the text contains no lowercase letter.
  private static func camel(_ text: UnsafeBufferPointer<UInt8>, leading: Int) -> String? {
    guard text.contains(where: { Unicode.Scalar($0).isASCIILowercase }) else { return nil }
    return String(asciiCapacity: text.count) { camel in
      for index in 0..<leading { camel[index] = underscore }
      var end = leading
      var isWordStart = true
      for byte in text {
        if byte == underscore {
          isWordStart = true
          continue
        }
        let isRaised = isWordStart && Unicode.Scalar(byte).isASCIILowercase
        camel[end] = isRaised ? byte & 0xDF : byte
        isWordStart = false
        end += 1
      }
      return end
    }
  }

  /// Inserts an underscore between a lower case letter or digit and a capital, and before the last
  /// of several capitals if a lower case letter follows. Dashes become underscores.
  private static func snake(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalar.isASCIIUppercase {
        let before = scalars[index - 1]
        let isBeforeLower = index + 1 < scalars.count && scalars[index + 1].isASCIILowercase
        if before.isASCIILowercase || isDigit(before) || before.isASCIIUppercase && isBeforeLower {
          result.append("_")
        }
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return String(result)
  }

  private static let underscore = UInt8(ascii: "_")

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
}
