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
  /// The function that reads values from bytes, where it was generated, too.
  var reading: (any Sendable)?

  /// Creates a module from its names and the function that decodes them.
  public init(
    names: [String],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  ) {
    self.names = names
    self.decode = decode
  }

  /// One family, one key in a decoder's `userInfo`: the name is qualified, since two families may
  /// have the same name in different modules or types.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(String(reflecting: Family.self))")
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types of another module with a decoder. If two modules have the same name, the
  /// one that was registered first is used.
  public mutating func register<Family>(_ module: WidgetModule<Family>) {
    guard let key = WidgetModule<Family>.key else { return }
    let modules = (self[key] as? [WidgetModule<Family>] ?? []) + [module]
    self[key] = modules as? Value
  }
}
