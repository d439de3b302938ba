import WidgetSource

extension WireType.Scalar {
  /// Returns an example of a value of this type.
  ///
  /// - Parameter name: the property's name, from which a text is derived: `"Page title"` for `pageTitle`.
  func example(_ name: String) -> JSONTree {
    switch self {
    case .bool: .bool(true)
    case .string: .string(name.text)
    case .double, .float, .decimal: .number("1.5")
    case .url: .string("https://example.com/\(name.slug)")
    case .uuid: .string("123e4567-e89b-12d3-a456-426614174000")
    // By default, the decoder expects a date as the number of seconds since 2001.
    case .date: .number("726840000")
    case .timestamp: .string("2024-01-13T10:40:00Z")
    case .data: .string("SGVsbG8=")
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      .number("1")
    }
  }
}

extension String {
  /// A plausible text for a property with this name.
  fileprivate var text: String {
    let words = words
    return switch words.lowercased().split(separator: " ").last {
    case "url", "uri", "link", "href": "https://example.com"
    case "color", "colour": "#3366cc"
    default: words
    }
  }

  /// The words of a Swift name: `Page title` for `pageTitle`.
  var words: String {
    var words = ""
    var wasLower = false
    for character in self {
      if character == "_" || character == "-" || character == "." {
        words += words.isEmpty ? "" : " "
        wasLower = false
      } else if character.isUppercase, wasLower {
        words += " " + character.lowercased()
        wasLower = false
      } else {
        words.append(character)
        wasLower = character.isLowercase || character.isNumber
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The name as a part of a URL: `page-title`.
  fileprivate var slug: String {
    String(words.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}

/// Converts the Swift expression of a default to JSON if the expression is a literal or an enum's case.
enum SwiftLiteral {
  /// Returns nil for any other expression, and for a string literal that is empty or contains escapes.
  ///
  /// - Parameters:
  ///   - swift: `12`, `"text"`, `true`, `.leading`, `Alignment.leading`.
  ///   - type: the type of the value.
  static func tree(_ swift: String, _ type: WireType, _ contract: Contract) -> JSONTree? {
    switch type {
    case .optional(let type), .dropping(let type, _), .expression(let type),
      .coded(let type, by: .lenient), .coded(let type, by: .emptyAsNil),
      .coded(let type, by: .nonFinite):
      return tree(swift, type, contract)
    case .scalar(.bool): return swift == "true" || swift == "false" ? .bool(swift == "true") : nil
    case .scalar(.string), .scalar(.url): return text(swift).map(JSONTree.string)
    case .scalar(let scalar) where scalar.isNumber: return number(swift, scalar)
    case .named(let reference):
      guard let values = contract.types[reference.name]?.values,
        let name = swift.split(separator: ".").last, swift.holds("."),
        let found = values.cases.first(where: { $0.name == name })
      else { return nil }
      return values.tree(found)
    case .any, .opaque, .scalar, .list, .map, .coded: return nil
    }
  }

  /// Returns the text of a string literal. Returns nil for other expressions, and for a literal that is empty or
  /// contains escapes.
  private static func text(_ swift: String) -> String? {
    guard swift.count > 2, swift.hasPrefix("\""), swift.hasSuffix("\"") else { return nil }
    let text = swift.dropFirst().dropLast()
    return text.contains { $0 == "\\" || $0 == "\"" } ? nil : String(text)
  }

  private static func number(_ swift: String, _ scalar: WireType.Scalar) -> JSONTree? {
    let digits = String(swift.filter { $0 != "_" })
    if let value = Int64(digits) { return .number(String(value)) }
    guard !scalar.isInteger, let value = Double(digits), value.isFinite else { return nil }
    return .number(String(describing: value))
  }
}
