import WidgetSource

/// Finds the values of a payload in one pass over its bytes (RFC 8259), without recursion.
///
/// What follows looks at keys and at the values that matter, and skips others in one step.
struct PayloadScanner {
  /// As deep as Foundation's decoder reads.
  static let deepestNesting = 512

  let bytes: PayloadBytes
  private(set) var nodes: [PayloadNode]
  var offset = 0
  /// The objects and lists that are open: indices of nodes.
  private var open: [UInt32] = []

  /// - Parameter nodes: a list whose memory is used again.
  init(_ bytes: PayloadBytes, nodes: [PayloadNode]) {
    self.bytes = bytes
    self.nodes = nodes
    self.nodes.removeAll(keepingCapacity: true)
    self.nodes.reserveCapacity(bytes.count / 12 + 16)
  }

  /// Fills the list; the error of a text that is no JSON.
  mutating func scan() -> PayloadFinding? {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    while true {
      skipSpace()
      if let error = value() { return error }
      // After a value: close what ends here, until another value begins.
      var isDone = false
      while !isDone {
        guard let container = open.last else { return end() }
        skipSpace()
        let isObject = nodes[Int(container)].kind == .object
        let byte = bytes[offset]
        if nodes.count == Int(container) + 1, byte == (isObject ? 0x7D : 0x5D) {
          close(container)
        } else if nodes.count == Int(container) + 1 {
          if isObject, let error = key() { return error }
          isDone = true
        } else if byte == 0x2C {
          offset += 1
          if isObject {
            skipSpace()
            if let error = key() { return error }
          }
          isDone = true
        } else if byte == (isObject ? 0x7D : 0x5D) {
          close(container)
        } else {
          return unexpected(isObject ? "',' or '}'" : "',' or ']'")
        }
      }
    }
  }

  private mutating func end() -> PayloadFinding? {
    skipSpace()
    return offset == bytes.count ? nil : unexpected("the end of the text")
  }

  private mutating func close(_ container: UInt32) {
    offset += 1
    open.removeLast()
    nodes[Int(container)].end = UInt32(offset)
    nodes[Int(container)].next = UInt32(nodes.count)
  }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      switch bytes[offset] {
      case 0x20:
        let others = PayloadWord.notSpaces(bytes.word(at: offset))
        offset += others == 0 ? 8 : PayloadWord.first(others)
      case 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// The key of the next member, and the colon behind it.
  private mutating func key() -> PayloadFinding? {
    guard bytes[offset] == 0x22 else { return unexpected("a key in quotes") }
    if let error = string() { return error }
    skipSpace()
    guard bytes[offset] == 0x3A else { return unexpected("':'") }
    offset += 1
    return nil
  }

  /// One value; of an object or a list its opening bracket.
  private mutating func value() -> PayloadFinding? {
    switch bytes[offset] {
    case 0x22: return string()
    case 0x7B: return container(.object)
    case 0x5B: return container(.array)
    case 0x2D, 0x30...0x39: return number()
    case 0x74: return word("true", .bool)
    case 0x66: return word("false", .bool)
    case 0x6E: return word("null", .null)
    default: return unexpected("a value")
    }
  }

  private mutating func container(_ kind: PayloadNode.Kind) -> PayloadFinding? {
    guard open.count < Self.deepestNesting else {
      return PayloadFinding(
        rule: .nestedTooDeeply, severity: .error,
        message: "nested deeper than \(Self.deepestNesting) levels; no app reads this",
        range: here)
    }
    open.append(UInt32(nodes.count))
    add(kind, from: offset, to: offset + 1)
    offset += 1
    return nil
  }

  mutating func add(
    _ kind: PayloadNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    nodes.append(
      PayloadNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind,
        hasEscapes: hasEscapes))
  }

  private mutating func word(_ text: StaticString, _ kind: PayloadNode.Kind) -> PayloadFinding? {
    let start = offset
    let matches = text.withUTF8Buffer { letters in
      letters.indices.allSatisfy { letters[$0] == bytes[start + $0] }
    }
    guard matches else { return unexpected("a value") }
    offset += text.utf8CodeUnitCount
    add(kind, from: start, to: offset)
    return nil
  }

  // MARK: - Errors

  private var here: SourceRange {
    let start = min(offset, bytes.count)
    return SourceRange(start..<min(start + 1, bytes.count))
  }

  func unexpected(_ expected: String) -> PayloadFinding {
    offset < bytes.count
      ? error("expected \(expected)", at: offset)
      : error("expected \(expected), the text ends here", at: offset)
  }

  func error(_ message: String, at place: Int) -> PayloadFinding {
    let start = min(place, bytes.count)
    return PayloadFinding(
      rule: .invalidJSON, severity: .error, message: message,
      range: SourceRange(start..<min(start + 1, bytes.count)))
  }
}
