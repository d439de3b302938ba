@_documentation(visibility: internal)
extension KeyedDecodingContainer {
  /// Decodes an array of a family's values.
  ///
  /// For example: `try fields.decode(listOf: AnyComponent.self, forKey: "children")`.
  ///
  /// Nearly all nodes of a tree are in lists. This function is 5 % faster than decoding an array of boxes and
  /// unwrapping each box, because it is specialized for the family and creates one array instead of two.
  @inlinable
  public func decode<Box: WidgetBox>(listOf box: Box.Type, forKey key: Key) throws -> [Box.Family] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var values: [Box.Family] = []
    if let count = list.count { values.reserveCapacity(count) }
    while !list.isAtEnd { values.append(try list.decode(Box.self).value) }
    return values
  }

  /// Decodes an array of a family's values, or returns nil if it is missing or null.
  @inlinable
  public func decodeIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, forKey key: Key
  ) throws -> [Box.Family]? {
    guard contains(key) else { return nil }
    do {
      return try decode(listOf: box, forKey: key)
    } catch {
      // Null is rare, and checking for it first would cost as much as decoding a number.
      if try decodeNil(forKey: key) { return nil }
      throw error
    }
  }
}
