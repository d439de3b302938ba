/// The types that a module adds to another module's family.
///
/// A family's generated `switch` lists the types of the family's module. Types of other modules are registered with a
/// decoder. Only that decoder decodes them, because there is no global registry.
///
/// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
public struct WidgetModule<Family>: Sendable {
  /// A function that decodes a value by its name, from a decoder whose container is open.
  typealias Decode =
    @Sendable (
      _ name: String, _ decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>
    ) throws -> Family

  /// The names that the module can decode.
  public let names: [String]
  /// The names that the family's own module decodes; empty if they are unknown.
  let ownNames: [String]
  let decode: Decode
  /// The function that reads values from bytes, or nil if it was not generated.
  var reading: (any Sendable)?
  /// Combines the functions that read values of several modules, or is nil if it was not generated.
  var combineReading: (@Sendable ([WidgetModule]) -> (any Sendable)?)?

  /// Creates a module from its names and the function that decodes values with these names.
  ///
  /// - Parameters:
  ///   - names: The names that the module decodes.
  ///   - ownNames: The names that the family's own module decodes.
  ///   - decode: The function that decodes a value by its name.
  public init(
    names: [String], ownNames: [String] = [],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  ) {
    self.init(names: names, ownNames: ownNames) { name, decoder, _ in try decode(name, decoder) }
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types that a module adds to another module's family, for decoding with this `userInfo`.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or a module that was registered before,
  ///   decodes the same name. In this case, the module is not registered.
  public mutating func register<Family>(_ module: WidgetModule<Family>) throws {
    guard let key = ModuleRegistry.key else { return }
    let registry = self[key] as? ModuleRegistry ?? ModuleRegistry()
    self[key] = try registry.adding(module) as? Value
  }
}
