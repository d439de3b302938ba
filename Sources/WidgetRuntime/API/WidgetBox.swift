/// The codable wrapper of a value of a family, generated for each family.
///
/// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
public protocol WidgetBox: Codable {
  /// The family: `any Component`.
  associatedtype Family
  /// The wrapped value.
  var value: Family { get }
  /// Wraps a value.
  init(_ value: Family)
  /// The names in the JSON that the family's own module decodes.
  static var names: [String] { get }
}

extension WidgetBox {
  /// An empty list, for families without names.
  public static var names: [String] { [] }
}
