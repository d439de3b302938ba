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

/// A value of a family as something narrower that a property asks for.
///
/// For example: `Narrowed<AnyComponent, any Component & Focusable>`.
public struct Narrowed<Box: WidgetBox, Wanted>: Decodable {
  /// The value.
  public let value: Wanted

  /// Decodes any value of the family.
  ///
  /// - Throws: `DecodingError.typeMismatch` when it is something else than is wanted.
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

extension Narrowed: Sendable where Wanted: Sendable {}
