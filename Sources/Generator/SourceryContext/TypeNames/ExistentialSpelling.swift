import WidgetSource

/// Adds the missing parentheses around existential and opaque types that are optional.
///
/// Sourcery spells `(any P)?` as `any P?`, which does not compile. Filters receive Sourcery's spelling, because
/// templates add the parentheses with filters. A name that is printed without a filter gets the parentheses here.
struct ExistentialSpelling {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  private static let keywords = ["any ", "some "].map { Array($0.utf8) }

  /// Returns the text with parentheses around each `any P` and `some P` before `?` or `!`.
  static func compiling(_ text: String) -> String {
    guard text.utf8.contains(where: { isMark($0) }), text.holds("any ") || text.holds("some ")
    else { return text }
    var spelling = ExistentialSpelling(bytes: Array(text.utf8))
    spelling.rewrite()
    return String(decoding: spelling.result, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func rewrite() {
    /// The offsets at which parentheses close, innermost last.
    var ends: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      if offset == ends.last {
        result.append(UInt8(ascii: ")"))
        ends.removeLast()
      }
      if let end = endOfOptional(at: offset) {
        result.append(UInt8(ascii: "("))
        ends.append(end)
      }
      result.append(byte)
    }
  }

  /// Returns the offset of the `?` or `!` of an optional existential type that begins at an offset, or nil if there
  /// isn't one.
  private func endOfOptional(at start: Int) -> Int? {
    guard start == 0 || !Self.isWord(bytes[start - 1]),
      let keyword = Self.keywords.first(where: { bytes[start...].starts(with: $0) })
    else { return nil }
    var offset = start + keyword.count
    var angles = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where bytes[offset - 1] != UInt8(ascii: "-"): angles -= 1
      case let byte where angles == 0:
        if Self.isMark(byte) { return offset }
        guard Self.isWord(byte) || byte == UInt8(ascii: "~") || isComposition(at: offset) else {
          return nil
        }
      default: break
      }
      if angles < 0 { return nil }
      offset += 1
    }
    return nil
  }

  /// Whether an offset is in the ` & ` between two protocols.
  private func isComposition(at offset: Int) -> Bool {
    let around = max(0, offset - 2)..<min(bytes.count, offset + 3)
    return bytes[offset] == UInt8(ascii: "&")
      || bytes[offset] == UInt8(ascii: " ") && bytes[around].contains(UInt8(ascii: "&"))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
