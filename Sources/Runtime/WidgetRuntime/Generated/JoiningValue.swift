extension WidgetCoding {
  /// A value of a family that joins another family, in which the name is around the properties.
  ///
  /// The box of the joined family does not know the types of other modules, and therefore not their names.
  public protocol JoiningValue {
    /// Returns the value in the box that encodes its name.
    ///
    /// - Parameter family: The joined family's type, such as `(any Component).self`.
    func box(in family: Any.Type) -> any Encodable
  }
}

extension WidgetCoding {
  /// Encodes a value whose type is unknown to the family's own module.
  public static func encodeJoining(
    _ value: some Encodable, in family: Any.Type, to encoder: any Encoder
  ) throws {
    if let value = value as? any JoiningValue {
      try value.box(in: family).encode(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
  }
}
