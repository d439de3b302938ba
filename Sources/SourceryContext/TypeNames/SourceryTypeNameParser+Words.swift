/// Tokens of a type: words, punctuation, attributes and white space.
extension SourceryTypeNameParser {
  /// The text from an offset to the current position, without trailing white space.
  func text(from start: Int) -> String {
    var end = position
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
  }

  /// Whether the next character, after white space, is this one.
  mutating func peek(_ mark: UInt8) -> Bool {
    skipBlanks()
    return position < bytes.count && bytes[position] == mark
  }

  mutating func eat(_ mark: UInt8) -> Bool {
    guard peek(mark) else { return false }
    position += 1
    return true
  }

  func at(_ marks: StaticString) -> Bool {
    let count = marks.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return marks.withUTF8Buffer { marks in
      for index in 0..<count where bytes[position + index] != marks[index] { return false }
      return true
    }
  }

  /// Whether this whole word is at the current position.
  func at(word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    return at(word) && (end >= bytes.count || !isWordByte(bytes[end]))
  }

  @discardableResult
  mutating func eat(word: StaticString) -> Bool {
    let start = position
    skipBlanks()
    guard at(word: word) else {
      position = start
      return false
    }
    position += word.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// An identifier with its backticks; empty if there is none.
  mutating func identifier() -> String {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The one or two names before a colon; empty without a colon.
  mutating func labels() -> [String] {
    let start = position
    skipBlanks()
    var names = [identifier()]
    skipBlanks()
    let second = identifier()
    if !second.isEmpty { names.append(second) }
    if !names[0].isEmpty, eat(UInt8(ascii: ":")) { return names }
    position = start
    return []
  }

  /// Attributes and specifiers: `@escaping`, `@convention(c)`, `inout`, `sending`.
  mutating func attributesAndSpecifiers()
    -> (attributes: [SourceryTypeName.AttributeText], isInout: Bool)
  {
    var attributes: [SourceryTypeName.AttributeText] = []
    var isInout = false
    while true {
      skipBlanks()
      if position < bytes.count, bytes[position] == UInt8(ascii: "@") {
        attributes.append(attribute())
      } else if eat(word: "inout") {
        isInout = true
      } else if !Self.specifiers.contains(where: { eat(word: $0) }) {
        return (attributes, isInout)
      }
    }
  }

  private static let specifiers: [StaticString] = [
    "borrowing", "consuming", "isolated", "sending", "__owned", "__shared",
  ]

  private mutating func attribute() -> SourceryTypeName.AttributeText {
    let start = position
    position += 1
    let name = identifier()
    let nameEnd = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
      skip(to: UInt8(ascii: ")"))
      skipBlanks()
      let isParameterList =
        at(word: "async") || at(word: "throws") || at(word: "rethrows") || at("->")
      if isParameterList { position = nameEnd }
    }
    return .init(name: name, text: text(from: start))
  }

  /// Advances past the next closing character.
  mutating func skip(to mark: UInt8) {
    while position < bytes.count, bytes[position] != mark { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
