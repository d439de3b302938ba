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

@_documentation(visibility: internal)
extension Encoder {
  /// Encodes a value whose type is unknown to the family's own module.
  public func encodeJoining(_ value: some Encodable, in family: Any.Type) throws {
    if let value = value as? any WidgetCoding.JoiningValue {
      try value.box(in: family).encode(to: self)
    } else {
      try value.encode(to: self)
    }
  }
}
