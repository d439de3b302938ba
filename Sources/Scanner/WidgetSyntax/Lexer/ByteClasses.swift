/// Compares a byte with an ASCII character, as in `byte == "{"`.
@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
  UInt32(byte) == character.value
}

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { !(byte == character) }

@inline(__always)
func < (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) < character.value }

@inline(__always)
func <= (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) <= character.value }

/// Matches a byte in a `switch`, as in `case "{":`.
@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

/// The classes of ASCII bytes, as defined in the Swift book's chapter on lexical structure.
extension UInt8 {
  /// Whether the byte is a letter, a digit, `_` or `$`.
  @inline(__always)
  var isASCIIIdentifierPart: Bool { isASCIILetter || isDigit || self == "_" || self == "$" }

  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is white space that does not end a line: space, tab, vertical tab or form
  /// feed.
  @inline(__always)
  var isHorizontalSpace: Bool {
    self == " " || self == "\t" || self == "\u{0B}" || self == "\u{0C}"
  }

  @inline(__always)
  var isLineBreak: Bool { self == "\n" || self == "\r" }

  /// Whether an operator can contain the byte. Dots and non-ASCII characters are classified separately.
  @inline(__always)
  var isASCIIOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether an operator can begin with the non-ASCII character (Swift book, Lexical Structure: operator-head).
  var isOperatorAboveASCII: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// Whether the character continues an operator but cannot start one: a combining mark or a
  /// variation selector.
  var continuesOperator: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
