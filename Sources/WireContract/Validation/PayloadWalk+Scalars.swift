import WidgetSource

/// Values without parts.
extension PayloadWalk {
  mutating func check(_ node: Int, _ scalar: WireType.Scalar) {
    let kind = nodes[node].kind
    switch scalar {
    case .bool: _ = expect(.bool, node, "true or false")
    case .string: _ = expect(.string, node, "a string")
    case .data:
      if expect(.string, node, "data in Base64"), !isBase64(node) {
        add(.wrongType, .error, "expected data in Base64, found other text", nodes[node].range)
      }
    case .url:
      if expect(.string, node, "a URL"), nodes[node].content.isEmpty {
        add(.wrongType, .error, "expected a URL, found an empty string", nodes[node].range)
      }
    case .uuid:
      if expect(.string, node, "a UUID"), !isUUID(node) {
        add(.wrongType, .error, "expected a UUID, found '\(text(node))'", nodes[node].range)
      }
    case .timestamp:
      if expect(.string, node, "a date by ISO 8601"), !isTimestamp(node) {
        let found = "found '\(text(node))'"
        add(.wrongType, .error, "expected a date by ISO 8601, \(found)", nodes[node].range)
      }
    case .date: if kind != .number && kind != .string { wrongType(node, "a date") }
    case .double, .float, .decimal:
      if expect(.number, node, "a number") { checkReal(node, scalar) }
    default: if expect(.number, node, "an integer") { checkInteger(node, scalar) }
    }
  }

  /// What is too large or too small for the type.
  private mutating func checkReal(_ node: Int, _ scalar: WireType.Scalar) {
    let range = nodes[node].range
    // Short ones without an exponent fit.
    if range.count < 32, !hasExponent(range) { return }
    let digits = bytes.text(Int(range.start)..<Int(range.end))
    let fits: Bool
    switch scalar {
    case .float:
      let value = Float(digits)
      fits = value?.isFinite ?? false && (value != 0 || Double(digits) == 0)
    case .decimal: fits = Self.decimalExponent(digits).map { (-128...127).contains($0) } ?? false
    default:
      let value = Double(digits)
      fits = value?.isFinite ?? false && (value != 0 || Self.isZero(digits))
    }
    if !fits {
      add(.numberOutOfRange, .error, "\(digits) does not fit '\(scalar.swift)'", range)
    }
  }

  private func hasExponent(_ range: SourceRange) -> Bool {
    range.bounds.contains { bytes[$0] | 0x20 == 0x65 }
  }

  private static func isZero(_ digits: String) -> Bool {
    digits.prefix { $0 != "e" && $0 != "E" }.allSatisfy { $0 == "0" || $0 == "." || $0 == "-" }
  }

  private static func decimalExponent(_ digits: String) -> Int? {
    guard let mark = digits.firstIndex(where: { $0 == "e" || $0 == "E" }) else { return 0 }
    return Int(digits[digits.index(after: mark)...].drop { $0 == "+" })
  }

  private mutating func checkInteger(_ node: Int, _ scalar: WireType.Scalar) {
    let range = nodes[node].range
    let digits: String
    if let value = smallInteger(range) {
      if scalar.accepts(value) { return }
      digits = String(value)
    } else {
      digits = bytes.text(Int(range.start)..<Int(range.end))
      switch Self.fit(digits, scalar) {
      case .fits: return
      case .fraction:
        add(.wrongType, .error, "expected an integer, found \(digits)", range)
        return
      case .outOfRange: break
      }
    }
    add(.numberOutOfRange, .error, "\(digits) does not fit '\(scalar.swift)'", range)
  }

  /// An integer of up to 18 digits; nil for any other number.
  private func smallInteger(_ range: SourceRange) -> Int64? {
    guard range.count <= 18 else { return nil }
    var value: Int64 = 0
    var offset = Int(range.start)
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    while offset < Int(range.end) {
      let digit = bytes[offset] &- 0x30
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
      offset += 1
    }
    return isNegative ? -value : value
  }

  private enum Fit { case fits, fraction, outOfRange }

  private static func fit(_ digits: String, _ scalar: WireType.Scalar) -> Fit {
    if let value = Int64(digits) { return scalar.accepts(value) ? .fits : .outOfRange }
    if let value = UInt64(digits) {
      return scalar == .uint || scalar == .uint64 ? .fits : (value == 0 ? .fits : .outOfRange)
    }
    // `1.0` and `1e2` are integers, too.
    guard let value = Double(digits), value.isFinite else { return .outOfRange }
    guard value.rounded(.towardZero) == value else { return .fraction }
    if let exact = Int64(exactly: value) { return scalar.accepts(exact) ? .fits : .outOfRange }
    return UInt64(exactly: value) != nil && (scalar == .uint || scalar == .uint64)
      ? .fits : .outOfRange
  }

  /// Groups of four characters, the last one filled up with `=` (RFC 4648, section 4).
  private func isBase64(_ node: Int) -> Bool {
    let text = text(node).utf8
    let padding = text.reversed().prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
    return text.count % 4 == 0
      && text.dropLast(padding).allSatisfy { byte in
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "/")
      }
  }

  private func isUUID(_ node: Int) -> Bool {
    let content = nodes[node].content
    guard content.count == 36 else { return false }
    return content.enumerated().allSatisfy { position, offset in
      let byte = bytes[offset]
      if [8, 13, 18, 23].contains(position) { return byte == UInt8(ascii: "-") }
      return byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
    }
  }

  /// `2026-03-01T12:30:00.250+01:00`, its numbers in their ranges.
  private func isTimestamp(_ node: Int) -> Bool {
    var rest = Array(text(node).utf8)[...]
    func take(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func number(_ count: Int, _ range: ClosedRange<Int>) -> Bool {
      let digits = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard digits.count == count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return false }
      return range.contains(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard number(4, 0...9999), take("-"), number(2, 1...12), take("-"), number(2, 1...31),
      take("Tt "), number(2, 0...23), take(":"), number(2, 0...59), take(":"), number(2, 0...60)
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

  /// A raw value of an enum.
  mutating func check(_ node: Int, _ values: PayloadProgram.Values) {
    let name: Range<Int>
    if values.areIntegers {
      guard expect(.number, node, "an integer") else { return }
      name = nodes[node].range.bounds
    } else {
      guard expect(.string, node, "one of '\(values.name)'") else { return }
      name = nodes[node].content
    }
    if !nodes[node].hasEscapes, let index = values.names.value(bytes, name) {
      checkAvailability(ofCase: index, values, nodes[node].range)
      return
    }
    let found =
      values.areIntegers
      ? Self.integerText(bytes.text(name))
      : values.ignoresCase ? text(node).lowercased() : text(node)
    guard let found else {
      add(.wrongType, .error, "expected an integer, found \(bytes.text(name))", nodes[node].range)
      return
    }
    if let index = values.names.value(found) {
      checkAvailability(ofCase: index, values, nodes[node].range)
      return
    }
    let near = isSilent ? nil : Suggestion.nearest(to: found, in: values.names.names)
    let message =
      "'\(values.name)' has no case '\(found)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    if let fallback = values.fallback {
      add(.unknownCase, .warning, message + "; '\(fallback)' takes its place", nodes[node].range)
    } else {
      add(.unknownCase, .error, message, nodes[node].range)
    }
  }

  /// The digits of an integer as raw values have them; nil for a fraction.
  static func integerText(_ digits: String) -> String? {
    if let value = Int64(digits) { return String(value) }
    guard let value = Double(digits), value.rounded(.towardZero) == value else { return nil }
    return Int64(exactly: value).map { String($0) } ?? digits
  }
}

extension WireType.Scalar {
  /// Whether an integer type contains a number.
  @inline(__always)
  fileprivate func accepts(_ value: Int64) -> Bool {
    switch self {
    case .int, .int64: true
    case .int8: Int8(exactly: value) != nil
    case .int16: Int16(exactly: value) != nil
    case .int32: Int32(exactly: value) != nil
    case .uint, .uint64: value >= 0
    case .uint8: UInt8(exactly: value) != nil
    case .uint16: UInt16(exactly: value) != nil
    case .uint32: UInt32(exactly: value) != nil
    default: false
    }
  }
}
