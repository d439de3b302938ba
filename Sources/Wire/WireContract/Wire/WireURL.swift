/// The texts that Foundation accepts as a URL.
enum WireURL {
  /// Whether a text in UTF-8 is a URL. The scheme, the host and the port have to be valid. Anything else is
  /// percent-encoded. An empty text is not a URL.
  static func isURL(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty else { return false }
    var rest = text[...]
    let end = rest.firstIndex { ":/?#@".utf8.contains($0) }
    if let end, end > 0, rest[end] == UInt8(ascii: ":") {
      guard isScheme(rest[..<end]) else { return false }
      rest = rest[(end + 1)...]
    }
    guard rest.starts(with: "//".utf8) else { return true }
    rest = rest.dropFirst(2)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    let user = authority.lastIndex(of: UInt8(ascii: "@"))
    return isHost(authority[(user.map { $0 + 1 } ?? authority.startIndex)...])
  }

  private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// Whether a text is a name or an address in brackets, optionally followed by a port.
  private static func isHost(_ text: ArraySlice<UInt8>) -> Bool {
    var name = text
    if text.first == UInt8(ascii: "[") {
      guard let end = text.lastIndex(of: UInt8(ascii: "]")) else { return false }
      let rest = text[(end + 1)...]
      return rest.isEmpty || rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy(isDigit)
    }
    if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
      guard text[(colon + 1)...].allSatisfy(isDigit) else { return false }
      name = text[..<colon]
    }
    return name.indices.allSatisfy { index in
      if name[index] == UInt8(ascii: "%") {
        let digits = name[(index + 1)...].prefix(2)
        return digits.count == 2 && digits.allSatisfy { isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
      }
      return name[index] > 0x20 && name[index] != 0x7F
        && !"\"<>[\\]^`{|}".utf8.contains(name[index])
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
