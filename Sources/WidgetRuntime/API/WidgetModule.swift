/// The types that one module adds to a family of another, for a decoder to register.
///
/// A family's `switch` is closed: it lists the types of its own module. Those of other modules are
/// registered with a decoder, for that decoder alone; there is no global registry.
///
/// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
public struct WidgetModule<Family>: Sendable {
  /// The names that the module can decode.
  public let names: [String]
  /// Decodes the value with a name.
  public let decode: @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  /// The names that the family's own module decodes, as far as they are known.
  let ownNames: [String]
  /// The function that reads values from bytes, where it was generated, too.
  var reading: (any Sendable)?

  /// Creates a module from its names and the function that decodes them.
  ///
  /// - Parameter ownNames: the names of the types that the family's own module has.
  public init(
    names: [String], besides ownNames: [String] = [],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  ) {
    self.names = names
    self.ownNames = ownNames
    self.decode = decode
  }

  /// One family, one key in a decoder's `userInfo`: the name is qualified, since two families may
  /// have the same name in different modules or types.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(String(reflecting: Family.self))")
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types of another module with a decoder.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or one that was registered before, has a
  ///   type with the same name. The module is not registered then.
  public mutating func register<Family>(_ module: WidgetModule<Family>) throws {
    guard let key = WidgetModule<Family>.key else { return }
    let modules = self[key] as? [WidgetModule<Family>] ?? []
    let known = Set(module.ownNames + modules.flatMap(\.names))
    let duplicates = module.names.filter(known.contains)
    guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
    self[key] = (modules + [module]) as? Value
  }
}
