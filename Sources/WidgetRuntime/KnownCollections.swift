/// The elements of an array whose names are known; others are dropped and reported, while a
/// mistake inside a known one is still thrown.
///
/// For example: `try fields.decode(KnownArray<AnyComponent>.self, forKey: "children").elements`.
public struct KnownArray<Element: Decodable>: Decodable {
  /// What is known, in order.
  public let elements: [Element]

  /// Decodes each element for itself.
  public init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    elements = try decoder.elements { $0.isUnknown(at: depth) }
  }
}

extension KnownArray: Sendable where Element: Sendable {}

/// The values of an object whose names are known; others are dropped and reported, while a
/// mistake inside a known one is still thrown.
public struct KnownDictionary<Value: Decodable>: Decodable {
  /// What is known.
  public let values: [String: Value]

  /// Decodes each value for itself.
  public init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    values = try decoder.values { $0.isUnknown(at: depth) }
  }
}

extension KnownDictionary: Sendable where Value: Sendable {}

/// A value whose name is known; any other is dropped and reported.
public struct Known<Value: Decodable>: Decodable {
  /// What is known, or nil.
  public let value: Value?

  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    do {
      value = try Value(from: decoder)
    } catch  where error.isUnknown(at: decoder.codingPath.count) {
      decoder.report(DroppedElement(codingPath: decoder.codingPath, error: error))
      value = nil
    }
  }
}

extension Known: Sendable where Value: Sendable {}

extension Swift.Error {
  /// Whether it says that the very value at some depth has an unknown name, not one within it.
  fileprivate func isUnknown(at depth: Int) -> Bool {
    if let error = self as? NothingMatches { return error.codingPath.count == depth }
    guard let error = self as? WidgetDecodingError else { return false }
    return error.underlying is UnknownName && error.codingPath.count == depth
  }
}
