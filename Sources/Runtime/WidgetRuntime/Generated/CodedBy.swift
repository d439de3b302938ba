extension WidgetCoding {
  /// A value that a coder decodes and encodes. The `Codable` members of the value's type are not called.
  ///
  /// For example: `try fields.decode([CodedBy<ISO8601>].self, forKey: "dates").map(\.value)`.
  public struct CodedBy<Coder: WidgetCoder>: Codable {
    /// The decoded value, or the value to encode.
    public let value: Coder.Value

    /// Wraps a value.
    public init(_ value: Coder.Value) { self.value = value }

    /// Decodes the value.
    public init(from decoder: any Decoder) throws { value = try Coder().decode(from: decoder) }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try Coder().encode(value, to: encoder) }
  }
}

extension WidgetCoding.CodedBy: Sendable where Coder.Value: Sendable {}
