/// The JSON that a scalar accepts.
extension WireType.Scalar {
  /// The integers of an integer type, or nil for another type.
  @inline(__always)
  var integers: WireIntegers? {
    switch self {
    case .int8: WireIntegers(Int8.self)
    case .int16: WireIntegers(Int16.self)
    case .int32: WireIntegers(Int32.self)
    case .int, .int64: WireIntegers(Int64.self)
    case .uint8: WireIntegers(UInt8.self)
    case .uint16: WireIntegers(UInt16.self)
    case .uint32: WireIntegers(UInt32.self)
    case .uint, .uint64: WireIntegers(UInt64.self)
    case .bool, .string, .double, .float, .decimal, .url, .uuid, .date, .data, .timestamp: nil
    }
  }

  /// The texts of a type that is a string in the JSON, or nil for another type.
  var texts: WireTexts? {
    switch self {
    case .string: .any
    case .url: .url
    case .uuid: .uuid
    case .data: .base64
    case .timestamp: .timestamp
    default: nil
    }
  }

  /// Whether a JSON number is neither too large nor too small for a floating-point type or `Decimal`.
  func fits(_ digits: String) -> Bool {
    switch self {
    case .float:
      let value = Float(digits)
      return value?.isFinite ?? false && (value != 0 || Double(digits) == 0)
    case .decimal: return Self.decimalExponent(digits).map { (-128...127).contains($0) } ?? false
    default:
      let value = Double(digits)
      return value?.isFinite ?? false && (value != 0 || Self.isZero(digits))
    }
  }

  private static func isZero(_ digits: String) -> Bool {
    digits.prefix { $0 != "e" && $0 != "E" }.allSatisfy { $0 == "0" || $0 == "." || $0 == "-" }
  }

  private static func decimalExponent(_ digits: String) -> Int? {
    guard let mark = digits.firstIndex(where: { $0 == "e" || $0 == "E" }) else { return 0 }
    return Int(digits[digits.index(after: mark)...].drop { $0 == "+" })
  }
}

/// A range of integers.
struct WireIntegers {
  enum Fit { case fits, fraction, outOfRange }

  let least: Int64
  let greatest: UInt64

  @inline(__always)
  init<Integer: FixedWidthInteger>(_ type: Integer.Type) {
    (least, greatest) = (Int64(Integer.min), UInt64(Integer.max))
  }

  @inline(__always)
  func contains(_ value: Int64) -> Bool {
    value >= least && (value < 0 || UInt64(value) <= greatest)
  }

  /// Returns whether a JSON number is one of the integers, a fraction or out of range. `1.0` and `1e2` are integers.
  func fit(_ digits: String) -> Fit {
    if let value = Int64(digits) { return contains(value) ? .fits : .outOfRange }
    if let value = UInt64(digits) { return value <= greatest ? .fits : .outOfRange }
    guard let value = Double(digits), value.isFinite else { return .outOfRange }
    guard value.rounded(.towardZero) == value else { return .fraction }
    if let value = Int64(exactly: value) { return contains(value) ? .fits : .outOfRange }
    return UInt64(exactly: value).map { $0 <= greatest } ?? false ? .fits : .outOfRange
  }

  /// Returns the digits of an integer as in raw values, such as `2` for `2.0`. Returns nil for a fraction.
  static func text(_ digits: String) -> String? {
    if let value = Int64(digits) { return String(value) }
    guard let value = Double(digits), value.rounded(.towardZero) == value else { return nil }
    return Int64(exactly: value).map { String($0) } ?? digits
  }
}

extension WireType.Scalar {
  /// The least and the greatest value as digits, or nil for a type that is not an integer.
  var integerRange: (least: String, greatest: String)? {
    integers.map { (String($0.least), String($0.greatest)) }
  }
}

/// The JSON strings that a scalar accepts.
enum WireTexts {
  case any
  /// A URL or a relative reference. Foundation percent-encodes characters that are not allowed, except in the scheme
  /// and the host.
  case url
  case uuid
  /// Groups of four characters (RFC 4648, section 4). The last group can be padded with `=`.
  case base64
  /// `2026-03-01T12:30:00.250+01:00`: an ISO 8601 date and time.
  case timestamp

  /// The minimum length, or zero if any length is accepted or `pattern` determines the length.
  var leastLength: Int { self == .url ? 1 : 0 }

  /// Whether every text is accepted.
  var isAnyText: Bool { self == .any }

  /// An ECMA-262 regular expression that the texts match, or nil if there isn't one. The expression for dates accepts
  /// 31 days in every month.
  var pattern: String? {
    switch self {
    case .any, .url: return nil
    case .uuid:
      let hex = "[0-9a-fA-F]"
      return "^\(hex){8}-\(hex){4}-\(hex){4}-\(hex){4}-\(hex){12}$"
    case .base64:
      let group = "[A-Za-z0-9+/]"
      return "^(\(group){4})*(\(group){2}==|\(group){3}=|====)?$"
    case .timestamp:
      let (hour, minute) = ("([01][0-9]|2[0-3])", "[0-5][0-9]")
      return
        "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]\(hour):\(minute):([0-5][0-9]|60)"
        + "([.,][0-9]+)?([Zz]|[+-]\(hour)(:?\(minute))?)$"
    }
  }

  /// Whether a text in UTF-8 is accepted.
  func contains(_ text: [UInt8]) -> Bool {
    switch self {
    case .any: true
    case .url: WireURL.isURL(text)
    case .uuid: Self.isUUID(text)
    case .base64: Self.isBase64(text)
    case .timestamp: Self.isTimestamp(text)
    }
  }

  private static func isUUID(_ text: [UInt8]) -> Bool {
    text.count == 36
      && text.indices.allSatisfy { index in
        switch index {
        case 8, 13, 18, 23: text[index] == UInt8(ascii: "-")
        default: text[index] &- 0x30 < 10 || (text[index] | 0x20) &- 0x61 < 6
        }
      }
  }

  private static func isBase64(_ text: [UInt8]) -> Bool {
    // Foundation ignores a last group that consists only of padding.
    let isPadded = text.count >= 4 && text.suffix(4).allSatisfy { $0 == UInt8(ascii: "=") }
    let text = isPadded ? text.dropLast(4) : text[...]
    let padding = text.reversed().prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
    return text.count % 4 == 0
      && text.dropLast(padding).allSatisfy { byte in
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "/")
      }
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isTimestamp(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    func take(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func value(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard digits.count == count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    func number(_ count: Int, _ range: ClosedRange<Int>) -> Bool {
      value(count).map(range.contains) ?? false
    }
    guard let year = value(4), take("-"), let month = value(2), (1...12).contains(month),
      take("-"), number(2, 1...days(of: month, year)), take("Tt "), number(2, 0...23), take(":"),
      number(2, 0...59), take(":"), number(2, 0...60)
    else { return false }
    if take(".,") {
      let digits = rest.prefix { $0 &- 0x30 < 10 }
      rest = rest.dropFirst(digits.count)
      if digits.isEmpty { return false }
    }
    if take("Zz") { return rest.isEmpty }
    guard take("+-"), number(2, 0...23) else { return false }
    if rest.isEmpty { return true }
    _ = take(":")
    return number(2, 0...59) && rest.isEmpty
  }
}

extension WireType.MapKeys {
  /// Returns an ECMA-262 regular expression for signed 64-bit integers.
  ///
  /// - Parameter isDecoded: whether the expression matches all keys that are decoded, which may begin with `+` and any
  ///   number of zeros. Encoded keys have neither, and zero has no sign.
  static func integerPattern(isDecoded: Bool) -> String {
    let (positive, negative) = (
      digits(upTo: "9223372036854775807"), digits(upTo: "9223372036854775808")
    )
    return isDecoded
      ? "^([+]?0*(\(positive)|0)|-0*(\(negative)|0))$" : "^(0|\(positive)|-(\(negative)))$"
  }

  /// Returns a regular expression for the numbers from 1 to `greatest`, without leading zeros. It matches numbers with
  /// fewer digits, `greatest` itself, and numbers with as many digits in which the first different digit is smaller.
  private static func digits(upTo greatest: String) -> String {
    let digits = greatest.compactMap(\.wholeNumberValue)
    let smaller = digits.indices.filter { digits[$0] > 0 }.map { index in
      let rest = digits.count - index - 1
      return digits[..<index].map(String.init).joined()
        + "[\(index == 0 ? 1 : 0)-\(digits[index] - 1)]" + (rest == 0 ? "" : "[0-9]{\(rest)}")
    }
    return "[1-9][0-9]{0,\(digits.count - 2)}|" + smaller.joined(separator: "|") + "|\(greatest)"
  }

  /// Whether a key of an object is accepted.
  func contains(_ key: String) -> Bool {
    switch self {
    case .texts: true
    case .integers: Int(key) != nil
    case .listed(let keys): keys.contains(key)
    case .pairs: false
    }
  }

  /// An example of a key, or nil if no key is accepted.
  var example: String? {
    switch self {
    case .texts: "key"
    case .integers: "1"
    case .listed(let keys): keys.first
    case .pairs: nil
    }
  }
}
