extension WidgetCoding {
  /// A value of a family, cast to the narrower type of a property.
  ///
  /// For example: `Narrowed<AnyComponent, any Component & Focusable>`.
  public struct Narrowed<Box: WidgetBox, Wanted>: Decodable {
    /// The value, cast to the narrower type.
    public let value: Wanted

    /// Decodes a value of the family.
    ///
    /// - Throws: `DecodingError.typeMismatch` if the value is not of the narrower type.
    public init(from decoder: any Decoder) throws {
      let box = try Box(from: decoder)
      guard let wanted = box.value as? Wanted else {
        throw DecodingError.typeMismatch(
          Wanted.self,
          .init(
            codingPath: decoder.codingPath, debugDescription: "found \(Swift.type(of: box.value))"))
      }
      value = wanted
    }
  }
}

extension WidgetCoding.Narrowed: Sendable where Wanted: Sendable {}
