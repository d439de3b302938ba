/// The text of valid JSON without white space, with the keys of each object sorted. Nothing else is normalized,
/// because the output of encoders is compared.
struct CanonicalJSON {
  private let bytes: [UInt8]
  private var offset = 0

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var json = CanonicalJSON(bytes: Array(bytes))
    return json.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func value() -> String {
    switch byte {
    case UInt8(ascii: "{"):
      let members = elements(until: "}") { json in
        let key = json.string()
        json.offset += 1
        return "\(key):\(json.value())"
      }
      return "{" + members.sorted().joined(separator: ",") + "}"
    case UInt8(ascii: "["):
      return "[" + elements(until: "]") { $0.value() }.joined(separator: ",") + "]"
    case UInt8(ascii: "\""): return string()
    default:
      let start = offset
      while byte != 0, !Array(",]}".utf8).contains(byte) { offset += 1 }
      return text(from: start)
    }
  }

  private mutating func elements(
    until end: Unicode.Scalar, _ element: (inout CanonicalJSON) -> String
  ) -> [String] {
    var elements: [String] = []
    offset += 1
    while byte != 0, byte != UInt8(ascii: end) {
      elements.append(element(&self))
      if byte == UInt8(ascii: ",") { offset += 1 }
    }
    offset += 1
    return elements
  }

  private mutating func string() -> String {
    let start = offset
    offset += 1
    while byte != 0, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset += 1
    return text(from: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self)
  }
}
