/// The types that a module adds to another module's family.
///
/// A family's generated `switch` lists the types of the family's module. Types of other modules are registered with a
/// decoder. Only that decoder decodes them, because there is no global registry.
///
/// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
public struct WidgetModule<Family>: Sendable {
  /// The names that the module can decode.
  public let names: [String]
  /// The function that decodes a value by its name.
  public let decode: @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  /// The names that the family's own module decodes; empty if they are unknown.
  let ownNames: [String]
  /// The function that reads values from bytes, or nil if it was not generated.
  var reading: (any Sendable)?

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
    self.names = names
    self.ownNames = ownNames
    self.decode = decode
  }

  /// The family's key in a decoder's `userInfo`. It contains the family's qualified name, because families in different
  /// modules or types may have the same name.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(String(reflecting: Family.self))")
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types that a module adds to another module's family, for decoding with this `userInfo`.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or a module that was registered before,
  ///   decodes the same name. In this case, the module is not registered.
  public mutating func register<Family>(_ module: WidgetModule<Family>) throws {
    guard let key = WidgetModule<Family>.key else { return }
    let modules = self[key] as? [WidgetModule<Family>] ?? []
    let known = Set(module.ownNames + modules.flatMap(\.names))
    let duplicates = module.names.filter(known.contains)
    guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
    self[key] = (modules + [module]) as? Value
  }
}
