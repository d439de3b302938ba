@_documentation(visibility: internal)
extension Decoder {
  /// The elements of the array that a type is coded as.
  ///
  /// For example: `[1.5, 2]` for a point.
  public func elements() throws -> WireElements { WireElements(try unkeyedContainer()) }
}

/// The elements of an array, which are the properties of a type in order.
///
/// For example: `x = try elements.decode(Double.self, for: "x")`. Further elements are ignored, as unknown keys
/// are.
@_documentation(visibility: internal)
public struct WireElements {
  private var list: any UnkeyedDecodingContainer
  /// The position of the next element, be it there or not.
  private var position = 0

  init(_ list: any UnkeyedDecodingContainer) { self.list = list }

  /// Decodes the next element.
  ///
  /// - Parameter name: the property that it is for.
  /// - Throws: `DecodingError.keyNotFound` with the position if the array has ended.
  public mutating func decode<Value: Decodable>(
    _ type: Value.Type, for name: String
  ) throws -> Value {
    guard !list.isAtEnd else {
      throw DecodingError.keyNotFound(
        ArrayIndex(intValue: position),
        .init(codingPath: list.codingPath, debugDescription: Self.missing(name)))
    }
    let value = try list.decode(type)
    position += 1
    return value
  }

  /// Decodes the next element; nil where it is null, or the array has ended.
  public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    let value = try list.decodeIfPresent(type)
    position += 1
    return value
  }

  /// Moves past the next element if the array has ended; false where there is one.
  public mutating func passMissing() -> Bool {
    guard list.isAtEnd else { return false }
    position += 1
    return true
  }

  /// The next element, or what replaces one that cannot be decoded, which is reported.
  ///
  /// For example: `try elements.recovering(with: 0) { try $0.decode(Int.self, for: "size") }`.
  ///
  /// - Throws: the error of an element that is missing.
  public mutating func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: (inout WireElements) throws -> Value
  ) throws -> Value {
    let start = self
    do {
      return try body(&self)
    } catch {
      self = start
      guard !list.isAtEnd else { throw error }
      let element = try list.superDecoder()
      position += 1
      element.report(DroppedElement(replacing: error, at: element.codingPath))
      return replacement()
    }
  }

  /// What is wrong with an array that has no element for a property.
  static func missing(_ name: String) -> String { "no element for '\(name)'" }
}
