/// What stands for a value of a family where it travels: generated for each family.
///
/// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
public protocol WidgetBox: Codable {
  /// The family: `any Component`.
  associatedtype Family
  /// The value inside.
  var value: Family { get }
  /// A box for a value.
  init(_ value: Family)
}

extension WidgetBox {
  /// The value as something narrower than its family: `any Component & Focusable`.
  ///
  /// - Throws: `DecodingError.typeMismatch` when the value is something else.
  public func cast<Wanted>(to type: Wanted.Type) throws -> Wanted {
    if let wanted = value as? Wanted { return wanted }
    throw DecodingError.typeMismatch(
      type, .init(codingPath: [], debugDescription: "found \(Swift.type(of: value))"))
  }
}
