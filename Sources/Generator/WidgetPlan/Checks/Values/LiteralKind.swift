import WidgetSource
import WidgetSyntax

/// The kind of literal that can initialize a type of the standard library or Foundation.
enum LiteralKind: Equatable {
  /// An integer type with its number of bits.
  case integer(bits: Int, isSigned: Bool)
  case number
  case bool
  /// A type without literals. Its values are written as expressions.
  case none

  /// Returns nil for an unknown type.
  ///
  /// - Parameter name: the name of the type, without its module.
  init?(ofType name: String) {
    switch name {
    case "Bool": self = .bool
    case "CGFloat", "Decimal", "Double", "Float", "Float16", "Float32", "Float64", "TimeInterval":
      self = .number
    case "Data", "Date", "URL", "UUID": self = .none
    case "Int", "Int8", "Int16", "Int32", "Int64":
      self = .integer(bits: Int(name.dropFirst(3)) ?? 64, isSigned: true)
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .integer(bits: Int(name.dropFirst(4)) ?? 64, isSigned: false)
    default: return nil
    }
  }

  /// Whether the text is a literal of this kind, or an expression.
  func accepts(_ text: String) -> Bool {
    if text.isExpression { return true }
    switch self {
    case .bool: return text == "true" || text == "false"
    case .integer(let bits, let isSigned): return Self.isInteger(text, bits, isSigned)
    case .number: return Self.isInteger(text, 64, true) || Self.isNumber(text)
    case .none: return false
    }
  }

  private static func isInteger(_ text: String, _ bits: Int, _ isSigned: Bool) -> Bool {
    guard let (isNegative, magnitude) = NumberLiteral.integer(text) else { return false }
    let limit = UInt64.max >> UInt64(64 - bits + (isSigned ? 1 : 0))
    if isNegative { return magnitude == 0 || (isSigned && magnitude <= limit + 1) }
    return magnitude <= limit
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return digits.first?.isNumber == true && digits.last != "."
      && Double(digits.filter { $0 != "_" }) != nil
  }
}

extension String {
  /// Whether the text is a Swift expression: it contains characters other than letters, digits and underscores. Text
  /// that begins with a number may also contain the characters `,.-+` without being an expression. A text with `//` but
  /// without quotes, such as a URL, is not an expression.
  fileprivate var isExpression: Bool {
    if holds("//"), !holds("\"") { return false }
    let isNumber =
      first?.isNumber == true || (hasPrefix("-") && dropFirst().first?.isNumber == true)
    return contains { sign in
      if sign.isLetter || sign.isNumber || sign == "_" { return false }
      return !isNumber || !",.-+".contains(sign)
    }
  }
}
