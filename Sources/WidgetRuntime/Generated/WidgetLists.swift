@_documentation(visibility: internal)
extension KeyedDecodingContainer {
  /// Decodes the values of a family in an array.
  ///
  /// For example: `try fields.decode(listOf: AnyComponent.self, forKey: "children")`. Nearly all
  /// nodes of a tree are in lists; this is 5 % faster than decoding an array of boxes and then
  /// unwrapping each, since it can be specialized for the family and makes one array instead of
  /// two.
  @inlinable
  public func decode<Box: WidgetBox>(listOf box: Box.Type, forKey key: Key) throws -> [Box.Family] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var values: [Box.Family] = []
    if let count = list.count { values.reserveCapacity(count) }
    while !list.isAtEnd { values.append(try list.decode(Box.self).value) }
    return values
  }

  /// Decodes the values of a family in an array; nil where there is none.
  @inlinable
  public func decodeIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, forKey key: Key
  ) throws -> [Box.Family]? {
    guard contains(key) else { return nil }
    do {
      return try decode(listOf: box, forKey: key)
    } catch {
      // A null is rare, and to ask for it beforehand costs as much as to decode a number.
      if try decodeNil(forKey: key) { return nil }
      throw error
    }
  }
}
