/// The cursor below the productions.
extension TypeNameParser {
  /// The text since an offset, without white space at its end.
  func text(from start: Int) -> String {
    var end = position
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the next byte after white space is the given one; moves to it then.
  mutating func isAt(_ character: Unicode.Scalar) -> Bool {
    let start = position
    skipTrivia()
    if position < bytes.count, bytes[position] == character { return true }
    position = start
    return false
  }

  mutating func advance() { position += 1 }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    advance()
    return true
  }

  /// The `::` after the name of a module.
  mutating func eatModuleSelector() -> Bool {
    let start = position
    if eat(":"), position < bytes.count, bytes[position] == ":" {
      advance()
      return true
    }
    position = start
    return false
  }

  mutating func isWord(_ expected: String) -> Bool {
    let start = position
    defer { position = start }
    return word() == expected
  }

  mutating func eatWord(_ expected: String) -> Bool {
    let start = position
    if word() == expected { return true }
    position = start
    return false
  }

  mutating func wordAfterDot() -> String? {
    let start = position
    advance()
    if let next = word(), next != "Type", next != "Protocol" { return next }
    position = start
    return nil
  }

  /// An identifier with its backticks, if one is here.
  mutating func word() -> String? {
    let before = position
    skipTrivia()
    let start = position
    if position < bytes.count, bytes[position] == "`" {
      position += 1
      while position < bytes.count, bytes[position] != "`" { position += 1 }
      position = min(position + 1, bytes.count)
    } else {
      while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
    }
    if position > start { return text(from: start) }
    position = before
    return nil
  }

  /// Skips balanced brackets of one kind.
  mutating func delimited(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    var level = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == open { level += 1 }
      if byte == close {
        level -= 1
        if level == 0 { return true }
      }
    }
    return false
  }

  mutating func skipTrivia() {
    while position < bytes.count {
      if Self.isSpace(bytes[position]) {
        position += 1
      } else if startsComment("/") {
        while position < bytes.count, bytes[position] != "\n" { position += 1 }
      } else if startsComment("*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private func startsComment(_ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == "/" && bytes[position + 1] == second
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < bytes.count {
      if position + 1 < bytes.count, bytes[position] == "*", bytes[position + 1] == "/" {
        position += 2
        return
      }
      position += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isHorizontalSpace || byte.isLineBreak }

  static func isIdentifier(_ byte: UInt8) -> Bool { byte.isASCIIIdentifierPart || byte >= 0x80 }
}
