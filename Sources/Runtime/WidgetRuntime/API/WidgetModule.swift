/// The types that a module adds to another module's family.
///
/// A family's generated `switch` lists the types of the family's module. Types of other modules are registered with a
/// decoder. Only that decoder decodes them, because there is no global registry.
///
/// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
public struct WidgetModule<Family>: Sendable {
  typealias Entry = RegisteredModules<Family>.Entry

  /// The names that the module can decode.
  public var names: [String] { types.map(\.name) }
  /// The names that the family's own module decodes; empty if they are unknown.
  let ownNames: [String]
  /// The types by their names, in the order of registration.
  var types: [Entry] = []
  /// The place of the generated code in its module: `Shop/Families.generated.swift`. Nil for a module by hand.
  var origin: String?
  /// Modules that are needed if one of their names occurs.
  var expected: [ExpectedModule] = []
  /// Registers a module's types in the families that this family joins.
  var registerInJoined:
    [@Sendable (_ module: Self, _ families: inout ModulesOfFamilies) throws -> Void] = []

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
    self.ownNames = ownNames
    let type = RegisteredType { name, decoder, _ in try decode(name, decoder) }
    types = names.map { ($0, type) }
  }
}

extension WidgetModule: AnyWidgetModule {
  /// Adds the module to others.
  public func add(to modules: inout WidgetModules) throws {
    modules.registry = nil
    modules.additions.append { families in try families.add(self) }
    try modules.families.add(self)
  }
}

/// A module of any family.
///
/// It is a protocol, because Swift 6.0 crashes when it compiles a parameter pack of modules.
public protocol AnyWidgetModule: Sendable {
  /// Adds the module to others.
  ///
  /// - Throws: `DuplicateNameError` if another module, or the family's own module, decodes the same name.
  func add(to modules: inout WidgetModules) throws
}

/// Modules that are registered together with a decoder.
///
/// The registered names are put into a table once. If an app uses many decoders, it should store this value.
///
/// For example: `let modules = try WidgetModules(AnyCartComponent.module, AnyShopAction.module)`.
public struct WidgetModules: Sendable {
  fileprivate var families = ModulesOfFamilies()
  /// Adds each module to the modules of a decoder.
  fileprivate var additions: [@Sendable (inout ModulesOfFamilies) throws -> Void] = []
  /// The registry with only these modules, or nil if it was not created or if a module was added after its creation.
  fileprivate var registry: ModuleRegistry?

  /// Combines modules.
  ///
  /// - Throws: `DuplicateNameError` if two modules, or a module and the family's own module, decode the same name.
  public init(_ modules: any AnyWidgetModule...) throws {
    try self.init(all: modules)
    registry = ModuleRegistry(families)
  }

  /// Combines modules that are registered once.
  fileprivate init(all modules: [any AnyWidgetModule]) throws {
    for module in modules { try module.add(to: &self) }
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types that modules add to families of other modules, for decoding with this `userInfo`.
  ///
  /// For example: `try decoder.userInfo.register(AnyCartComponent.module, AnyShopAction.module)`. A module that is
  /// already registered is ignored.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or another module, decodes the same name. In this case,
  ///   no module is registered.
  public mutating func register(_ modules: any AnyWidgetModule...) throws {
    try register(WidgetModules(all: modules))
  }

  /// Registers modules, for decoding with this `userInfo`.
  ///
  /// - Throws: `DuplicateNameError` if a module that was registered before decodes the same name as one of the modules.
  ///   In this case, no module is registered.
  public mutating func register(_ modules: WidgetModules) throws {
    guard let key = ModuleRegistry.key else { return }
    guard var families = (self[key] as? ModuleRegistry)?.modules else {
      self[key] = (modules.registry ?? ModuleRegistry(modules.families)) as? Value
      return
    }
    for add in modules.additions { try add(&families) }
    self[key] = ModuleRegistry(families) as? Value
  }
}
