@_documentation(visibility: internal)
extension ListOrElement: JSONReadable {
  /// Reads a list, or an element.
  public init(from json: inout JSONReader) throws {
    list = try json.byte == UInt8(ascii: "[") ? json.read(List.self) : json.readElement()
  }
}

extension JSONReader {
  /// Reads the only element of a list.
  fileprivate mutating func readElement<List: ListOfOne>() throws -> List {
    var end = self
    try end.skip()
    let list = try List(elementFrom: JSONCodableDecoder(self))
    offset = end.offset
    return list
  }
}
