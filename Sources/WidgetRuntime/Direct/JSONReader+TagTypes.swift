// Names that are numbers or Booleans: `"kind": 1`. They are compared as the text of what is read.

@_documentation(visibility: internal)
extension JSONReader {
  /// The name of the object's type, a number or a Boolean; the reader stays at the object.
  public mutating func name<Tag: JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    guard let place = try value(ofTag: tag) else {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: offset)
    }
    var reader = self
    reader.offset = place
    let text = session.hold(name: try Tag(from: &reader).description)
    return JSONName(text, of: offset, at: place, depth: depth)
  }

  /// The same, empty where it is missing or null.
  public mutating func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = self
    do {
      if let place = try value(ofTag: tag), isNull(at: place) {
        return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
      }
      return try name(under: tag, as: type)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  func isNull(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "n") }

  /// The text of the name at the reader.
  func nameText() -> String? {
    var reader = self
    switch byte {
    case UInt8(ascii: "\""): return try? reader.readString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return try? reader.readBool().description
    default: return try? reader.readInteger(Int.self).description
    }
  }
}
