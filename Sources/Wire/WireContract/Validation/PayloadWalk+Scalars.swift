import WidgetSource

/// Checks of scalars and raw values.
extension PayloadWalk {
  mutating func check(_ node: NodeIndex, _ scalar: WireType.Scalar) {
    switch scalar {
    case .bool: _ = expect(.bool, node, "true or false")
    case .string: _ = expect(.string, node, "a string")
    case .data: checkText(node, .base64, "data in Base64", found: "other text")
    case .url: checkText(node, .url, "a URL")
    case .uuid: checkText(node, .uuid, "a UUID")
    case .timestamp: checkText(node, .timestamp, "an ISO 8601 date")
    case .date:
      let kind = nodes[node].kind
      if kind != .number && kind != .string { wrongType(node, "a date") }
    case .double, .float, .decimal:
      if expect(.number, node, "a number") { checkReal(node, scalar) }
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      if expect(.number, node, "an integer") { checkInteger(node, scalar) }
    }
  }

  /// - Parameter found: the description of the wrong text in the message, or nil to quote the text.
  private mutating func checkText(
    _ node: NodeIndex, _ texts: WireTexts, _ expected: String, found: String? = nil
  ) {
    guard expect(.string, node, expected) else { return }
    if texts.isAnyText { return }
    let content =
      nodes[node].hasEscapes ? Array(text(node).utf8) : bytes.copy(nodes[node].content)
    if texts.contains(content) { return }
    add(
      .wrongType, .error, "expected \(expected), found \(found ?? "'\(text(node))'")",
      nodes[node].range)
  }

  /// Reports a number that is too large or too small for the type.
  private mutating func checkReal(_ node: NodeIndex, _ scalar: WireType.Scalar) {
    let range = nodes[node].range
    // Short numbers without an exponent fit.
    if range.count < 32, !hasExponent(range) { return }
    let digits = bytes.text(range.bounds)
    if scalar.fits(digits) { return }
    add(.numberOutOfRange, .error, "\(digits) does not fit '\(scalar.swift)'", range)
  }

  /// Reports the numbers inside a value that `JSONValue` cannot store.
  mutating func checkNumbers(_ node: NodeIndex) {
    for position in node.position..<Int(nodes[node].next) where nodes[position].kind == .number {
      checkReal(NodeIndex(position), .double)
    }
  }

  private func hasExponent(_ range: SourceRange) -> Bool {
    range.bounds.contains { bytes[$0] | 0x20 == 0x65 }
  }

  private mutating func checkInteger(_ node: NodeIndex, _ scalar: WireType.Scalar) {
    guard let integers = scalar.integers else { return }
    let range = nodes[node].range
    let small = smallInteger(range)
    if let small, integers.contains(small) { return }
    let digits = small.map { String($0) } ?? bytes.text(range.bounds)
    switch integers.fit(digits) {
    case .fits: return
    case .fraction: add(.wrongType, .error, "expected an integer, found \(digits)", range)
    case .outOfRange:
      add(.numberOutOfRange, .error, "\(digits) does not fit '\(scalar.swift)'", range)
    }
  }

  /// Returns an integer with up to 18 characters, including the sign. Returns nil for any other number.
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

  /// Checks a raw value of an enum.
  mutating func checkValues(_ node: NodeIndex, _ number: ValuesIndex) {
    let values = program.values[number]
    if trace != nil { traceType(values.name, at: node) }
    let name: Range<Int>
    if values.areIntegers {
      guard expect(.number, node, "an integer") else { return }
      name = nodes[node].range.bounds
    } else {
      guard expect(.string, node, "one of '\(values.name)'") else { return }
      name = nodes[node].content
    }
    if !nodes[node].hasEscapes, let index = values.names.value(bytes, name) {
      count(.value(number, index), at: node)
      checkAvailability(ofCase: index, values, nodes[node].range)
      return
    }
    let found =
      values.areIntegers
      ? WireIntegers.text(bytes.text(name))
      : values.ignoresCase ? text(node).lowercased() : text(node)
    guard let found else {
      add(.wrongType, .error, "expected an integer, found \(bytes.text(name))", nodes[node].range)
      return
    }
    if let index = values.names.value(found) {
      count(.value(number, index), at: node)
      checkAvailability(ofCase: index, values, nodes[node].range)
      return
    }
    count(.unknownValue(number), at: node)
    let near = isSilent ? nil : Suggestion.similar(to: found, in: values.names.names)
    let message =
      "'\(values.name)' has no case '\(found)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    if let fallback = values.fallback {
      add(.unknownCase, .warning, message + "; '\(fallback)' replaces it", nodes[node].range)
    } else {
      add(.unknownCase, .error, message, nodes[node].range)
    }
  }
}

/// Checks of values that coders decode.
extension PayloadWalk {
  /// Checks a number, a Boolean or a text that the coder `Lenient` converts.
  mutating func checkLenient(_ node: NodeIndex, _ scalar: WireType.Scalar) {
    let isRead =
      switch nodes[node].kind {
      case .array, .object, .null: false
      case .string: scalar.readsLeniently(text(node).trimmedWhitespace, isText: true)
      case .number, .bool:
        scalar.readsLeniently(bytes.text(nodes[node].range.bounds), isText: false)
      }
    if !isRead { wrongType(node, "a value that 'Lenient' reads as '\(scalar.swift)'") }
  }
}

extension WireType.Scalar {
  /// Whether `Lenient` converts a value with the given text to this type.
  ///
  /// - Parameter isText: whether the value is a string, instead of a number or a Boolean.
  fileprivate func readsLeniently(_ text: String, isText: Bool) -> Bool {
    switch self {
    case .string: return true
    case .bool: return ["true", "false", "0", "1"].contains(text)
    case .double, .float:
      return isText ? Double(text) != nil : fits(text)
    case .decimal: return text.isDecimal && fits(text)
    default:
      guard let integers else { return false }
      // The number 1.0 is an integer, but the text "1.0" is not.
      if !isText { return text.first?.isLetter != true && integers.fit(text) == .fits }
      if let value = Int64(text) { return integers.contains(value) }
      return UInt64(text).map { $0 <= integers.greatest } ?? false
    }
  }
}

extension String {
  /// Whether the text is a decimal number: digits, with an optional sign, fraction and exponent.
  fileprivate var isDecimal: Bool {
    let parts = lowercased().split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    func isSigned(_ text: Substring, _ isNumber: (Substring) -> Bool) -> Bool {
      isNumber(text.first == "-" || text.first == "+" ? text.dropFirst() : text)
    }
    func areDigits(_ text: Substring) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return isSigned(parts[0]) { number in
      number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        .allSatisfy(areDigits)
    } && (parts.count == 1 || isSigned(parts[1], areDigits))
  }

  fileprivate var trimmedWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
