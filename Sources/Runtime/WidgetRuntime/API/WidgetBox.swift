/// A codable wrapper for values of a family. `widgetgen` generates one for each family's protocol.
///
/// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
public protocol WidgetBox: Codable {
  /// The family's type, such as `any Component`.
  associatedtype Family
  /// The wrapped value.
  var value: Family { get }
  /// Wraps a value.
  init(_ value: Family)
  /// The names in the JSON that the family's own module decodes.
  static var names: [String] { get }
  /// Decodes a value. The result of `unknown` replaces a value whose type is unknown.
  init(from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family) throws
}

extension WidgetBox {
  /// An empty list, for families without names.
  public static var names: [String] { [] }

  /// Decodes a value with the family's own policy. If the policy rejects the value as unknown, the result of `unknown`
  /// replaces it.
  @_documentation(visibility: internal)
  public init(
    from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family
  ) throws {
    do {
      self = try Self(from: decoder)
    } catch  where error.isUnknown(at: decoder.codingPath.count) {
      self.init(try WidgetCoding.replacing(error, in: decoder, with: unknown))
    }
  }
}
