extension WidgetCoding {
  /// Returns the elements of an array that contains a type's properties.
  ///
  /// For example: `[1.5, 2]` for a point.
  public static func elements(of decoder: any Decoder) throws -> WireElements {
    WireElements(try decoder.unkeyedContainer())
  }

  /// The elements of an array, which are the properties of a type in order.
  ///
  /// For example: `x = try elements.decode(Double.self, for: "x")`. Further elements are ignored, like unknown keys.
  public struct WireElements {
    private var list: any UnkeyedDecodingContainer
    /// The position of the next element. Missing elements after the end of the array are also counted.
    private var position = 0

    init(_ list: any UnkeyedDecodingContainer) { self.list = list }

    /// Decodes the next element.
    ///
    /// - Parameter name: The name of the property that the element belongs to.
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

    /// Decodes the next element, or returns nil if it is null or the array has ended.
    public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      let value = try list.decodeIfPresent(type)
      position += 1
      return value
    }

    /// Returns whether the next element is missing, and moves past it if so.
    public mutating func passMissing() -> Bool {
      guard list.isAtEnd else { return false }
      position += 1
      return true
    }

    /// Decodes the next element. An invalid element is replaced and reported.
    ///
    /// For example: `try elements.recovering(with: 0) { try $0.decode(Int.self, for: "size") }`.
    ///
    /// - Throws: The error for a missing element.
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

    /// Returns the description of the error for a missing element.
    static func missing(_ name: String) -> String { "no element for '\(name)'" }
  }
}
