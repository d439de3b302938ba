/// An old-style property list, the format of Xcode projects.
///
/// For example: `{ name = App; files = ( A1, "B 2" ); }`.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case map([String: PropertyList])

  /// Returns nil if the text is not a property list.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyList? {
    if case .map(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var texts: [String] {
    if case .list(let elements) = self { elements.compactMap(\.text) } else { [] }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0
    static let deepestNesting = 64

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < Self.deepestNesting, let first = next() else { return nil }
      switch first {
      case UInt8(ascii: "{"):
        offset += 1
        var members: [String: PropertyList] = [:]
        while let byte = next(), byte != UInt8(ascii: "}") {
          guard let key = string(), eat(UInt8(ascii: "=")), let value = value(depth: depth + 1)
          else { return nil }
          members[key] = value
          _ = eat(UInt8(ascii: ";"))
        }
        return eat(UInt8(ascii: "}")) ? .map(members) : nil
      case UInt8(ascii: "("):
        offset += 1
        var elements: [PropertyList] = []
        while let byte = next(), byte != UInt8(ascii: ")") {
          guard let value = value(depth: depth + 1) else { return nil }
          elements.append(value)
          _ = eat(UInt8(ascii: ","))
        }
        return eat(UInt8(ascii: ")")) ? .list(elements) : nil
      default: return string().map(PropertyList.text)
      }
    }

    /// Returns the next byte outside of white space and comments, or nil at the end.
    private mutating func next() -> UInt8? {
      while offset < bytes.count {
        if bytes[offset] <= 0x20 {
          offset += 1
        } else if bytes[offset...].starts(with: "/*".utf8) {
          offset += 2
          while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
          offset = min(offset + 2, bytes.count)
        } else if bytes[offset...].starts(with: "//".utf8) {
          offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else {
          return bytes[offset]
        }
      }
      return nil
    }

    private mutating func eat(_ mark: UInt8) -> Bool {
      guard next() == mark else { return false }
      offset += 1
      return true
    }

    private mutating func string() -> String? {
      guard let first = next() else { return nil }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        offset += 1
        return quotedString(endingWith: first)
      }
      let start = offset
      while offset < bytes.count, bytes[offset] > 0x20, !"{}()=;,\"".utf8.contains(bytes[offset]) {
        offset += 1
      }
      return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }

    /// Reads the rest of a quoted string, and decodes its escape sequences. Returns nil if the closing quotation mark is
    /// missing.
    private mutating func quotedString(endingWith quote: UInt8) -> String? {
      var text: [UInt8] = []
      while offset < bytes.count, bytes[offset] != quote {
        if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
          offset += 1
          let escapes = [
            UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"),
          ]
          text.append(escapes[bytes[offset]] ?? bytes[offset])
        } else {
          text.append(bytes[offset])
        }
        offset += 1
      }
      guard offset < bytes.count else { return nil }
      offset += 1
      return String(decoding: text, as: UTF8.self)
    }
  }
}
