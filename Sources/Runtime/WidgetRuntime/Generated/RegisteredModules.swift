@_documentation(visibility: internal)
extension Decoder {
  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - fields: The open container of the value.
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  public func decodeRegistered<Family>(
    _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
    named familyName: String, known: @autoclosure () -> [String]
  ) throws -> Family {
    try decodeRegistered(name, of: fields, in: family, named: familyName, known: known()) {
      throw $0
    }
  }

  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - fields: The open container of the value.
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  ///   - unknown: Returns the fallback if no module has the name. The closure receives the `UnknownNameError`.
  public func decodeRegistered<Family>(
    _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
    named familyName: String, known: @autoclosure () -> [String],
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    let modules = userInfo.registeredModules(of: family)
    if let module = modules?.module(named: name) { return try module.decode(name, self, fields) }
    let names = known() + (modules?.names ?? [])
    return try replacing(UnknownNameError(name, in: familyName, known: names), with: unknown)
  }
}

@_documentation(visibility: internal)
extension WidgetModule {
  /// Creates a module whose function receives the open container of a value, in addition to its decoder.
  public init(
    names: [String], ownNames: [String] = [],
    decode: @escaping @Sendable (
      _ name: String, _ decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>
    ) throws -> Family
  ) {
    (self.names, self.ownNames, self.decode) = (names, ownNames, decode)
  }
}

/// The modules that are registered for one family.
///
/// It is created when a module is registered, so that decoding a value only has to look up its name.
final class RegisteredModules<Family>: Sendable {
  /// The modules in the order of registration.
  let modules: [WidgetModule<Family>]
  /// The names of all modules, in the order of registration.
  let names: [String]
  /// The index of the module that decodes a name.
  private let indices: [String: Int]
  /// The functions that read values from bytes, or nil if no module has such a function.
  let reading: (any Sendable)?

  private init(
    _ modules: [WidgetModule<Family>], _ names: [String], _ indices: [String: Int]
  ) {
    (self.modules, self.names, self.indices) = (modules, names, indices)
    reading = modules.lazy.compactMap(\.combineReading).first?(modules)
  }

  /// Returns the registered modules and further ones.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module or two other modules decode the same name.
  static func adding(
    _ added: [WidgetModule<Family>], to registered: RegisteredModules?
  ) throws -> RegisteredModules {
    var modules = registered?.modules ?? []
    var names = registered?.names ?? []
    var indices = registered?.indices ?? [:]
    for module in added {
      let own = Set(module.ownNames)
      let duplicates = module.names.filter { own.contains($0) || indices[$0] != nil }
      guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
      for name in module.names { indices[name] = modules.count }
      names += module.names
      modules.append(module)
    }
    return RegisteredModules(modules, names, indices)
  }

  /// Returns the module that decodes a name, or nil if no module decodes it.
  func module(named name: String) -> WidgetModule<Family>? { indices[name].map { modules[$0] } }
}

/// The registered modules of all families, which are stored in the `userInfo` of a decoder.
final class ModuleRegistry: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetModules")

  /// The `RegisteredModules` of each family, by the family's type.
  private let families: [ObjectIdentifier: any Sendable]

  init(_ families: [ObjectIdentifier: any Sendable] = [:]) { self.families = families }

  /// Returns the modules of a family, or nil if none is registered.
  func modules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    families[ObjectIdentifier(family)] as? RegisteredModules<Family>
  }

  /// Returns the registry with a further module.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or a module that was registered before, decodes the
  ///   same name.
  func adding<Family>(_ module: WidgetModule<Family>) throws -> ModuleRegistry {
    var families = families
    families[ObjectIdentifier(Family.self)] =
      try RegisteredModules.adding([module], to: modules(of: Family.self))
    return ModuleRegistry(families)
  }
}

extension [CodingUserInfoKey: Any] {
  /// Returns the modules that were registered for a family, or nil if none was registered.
  func registeredModules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    ModuleRegistry.key.flatMap { (self[$0] as? ModuleRegistry)?.modules(of: family) }
  }
}
