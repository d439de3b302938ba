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
  /// Decodes a value. The result of `unknown` replaces a value that is not one of the family's types.
  init(from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family) throws
}

extension WidgetBox {
  /// An empty list, for families without names.
  public static var names: [String] { [] }

  /// Decodes a value with the family's own policy. If this throws an error, the result of `unknown` replaces the value.
  @_documentation(visibility: internal)
  public init(
    from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family
  ) throws {
    do {
      self = try Self(from: decoder)
    } catch  where error.isUnknown(at: decoder.codingPath.count) {
      self.init(try decoder.replacing(error, with: unknown))
    }
  }
}
