/// Names in snake case and in camel case.
enum SnakeCase {
  /// `some_name` gives `SomeName`, `SOME_NAME` too; underscores at the front stay, unless they are
  /// to be stripped.
  static func camel(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let stripsLeading = try arguments.flag(at: 0) ?? false
    return .string(camel(try value.requiredText(), stripsLeading: stripsLeading))
  }

  /// `someName` gives `some_name`; with `"no"`, `some_Name`.
  static func snake(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let lowercases = try arguments.flag(at: 0) ?? true
    let text = snake(try value.requiredText())
    return .string(lowercases ? text.lowercased() : text)
  }

  static func camel(_ text: String, stripsLeading: Bool) -> String {
    let hasLowercase = text.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let words = (hasLowercase ? text : snake(text)).unicodeScalars.split(separator: "_")
    let camel = words.map { word in
      hasLowercase ? String(word).uppercasingFirst() : String(word).capitalizingWords()
    }.joined()
    if stripsLeading { return camel }
    return String(text.unicodeScalars.prefix { $0 == "_" }) + camel
  }

  /// Puts an underscore between a lower case letter or digit and a capital, and in front of the
  /// last of several capitals when a lower case letter follows; dashes become underscores.
  private static func snake(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0, isCapital(scalar) {
        let before = scalars[index - 1]
        let isBeforeLower = index + 1 < scalars.count && isLower(scalars[index + 1])
        if isLower(before) || isDigit(before) || isCapital(before) && isBeforeLower {
          result.append("_")
        }
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return String(result)
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
  private static func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
}
