/// What a type's text is made of: words, marks, attributes and blanks.
extension SourceryTypeNameParser {
  /// The text from a place up to here, without blanks at its end.
  func text(from start: Int) -> String {
    var end = position
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
  }

  /// Whether the next mark is this one; blanks before it are passed over.
  mutating func peek(_ mark: UInt8) -> Bool {
    skipBlanks()
    return position < bytes.count && bytes[position] == mark
  }

  mutating func eat(_ mark: UInt8) -> Bool {
    guard peek(mark) else { return false }
    position += 1
    return true
  }

  func at(_ marks: String) -> Bool { bytes[position...].starts(with: marks.utf8) }

  /// Whether a word starts here that is not the beginning of a longer one.
  func at(word: String) -> Bool {
    let end = position + word.utf8.count
    return at(word) && (end >= bytes.count || !isWordByte(bytes[end]))
  }

  @discardableResult
  mutating func eat(word: String) -> Bool {
    let start = position
    skipBlanks()
    guard at(word: word) else {
      position = start
      return false
    }
    position += word.utf8.count
    skipBlanks()
    return true
  }

  /// A name with its backticks; empty when there is none.
  mutating func identifier() -> String {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The one or two names in front of a colon; none when there is no colon behind them.
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

  /// `@escaping`, `@convention(c)`, `inout`, `sending` and their like.
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

  private static let specifiers = [
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
      let isParameterList = ["async", "throws", "rethrows"].contains { at(word: $0) } || at("->")
      if isParameterList { position = nameEnd }
    }
    return .init(name: name, text: text(from: start))
  }

  /// Moves behind the next closing mark.
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
