extension WidgetCoding {
  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - fields: The open container of the value.
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  public static func decodeRegistered<Family>(
    _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
    named familyName: String, known: @autoclosure () -> [String], from decoder: any Decoder
  ) throws -> Family {
    let modules = decoder.userInfo.registeredModules(of: family)
    if let type = modules?.all.types[name] { return try type.decode(name, decoder, fields) }
    throw UnknownNameError(name, in: familyName, known: known(), modules)
  }

  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - fields: The open container of the value.
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  ///   - unknown: Returns the fallback if no module has the name, or if the type with the name rejects the value as
  ///     unknown. The closure receives the `UnknownNameError`.
  public static func decodeRegistered<Family>(
    _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
    named familyName: String, known: @autoclosure () -> [String], from decoder: any Decoder,
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    let modules = decoder.userInfo.registeredModules(of: family)
    if let type = modules?.all.types[name] {
      do {
        return try type.decode(name, decoder, fields)
      } catch {
        return try replacingUnknown(error, in: decoder, with: unknown)
      }
    }
    let error = UnknownNameError(name, in: familyName, known: known(), modules)
    return try replacing(error, in: decoder, with: unknown)
  }
}

@_documentation(visibility: internal)
extension WidgetModule {
  /// Creates a module to which a closure adds types.
  ///
  /// - Parameters:
  ///   - ownNames: The names that the family's own module decodes.
  ///   - origin: The file of the caller, which identifies the module.
  public init(
    ownNames: [String] = [], origin: String? = #fileID,
    adding addTypes: (inout WidgetModule) -> Void
  ) {
    self.ownNames = ownNames
    self.origin = origin
    addTypes(&self)
  }

  /// Adds a type.
  ///
  /// - Parameters:
  ///   - names: The names of the type in the JSON.
  ///   - decode: The function that decodes a value from a decoder and its open container.
  public mutating func add(
    _ names: String...,
    decode: @escaping @Sendable (any Decoder, KeyedDecodingContainer<WireKey>) throws -> Family
  ) {
    let type = RegisteredType { _, decoder, fields in try decode(decoder, fields) }
    types += names.map { ($0, type) }
  }

  /// Adds a module whose names are reported as not registered, if they occur and the module is missing.
  public mutating func expect(_ module: String, names: @escaping @Sendable () -> [String]) {
    expected.append(ExpectedModule(name: module, names: names))
  }

  /// Adds the types of this module to a family that its family joins.
  ///
  /// - Parameters:
  ///   - ownNames: The names that the joined family's own module decodes.
  ///   - addFamilies: A closure that adds the types to the families that the joined family joins.
  ///   - convert: The function that converts a value.
  public mutating func join<Joined>(
    ownNames: [String] = [],
    adding addFamilies: @escaping @Sendable (inout WidgetModule<Joined>) -> Void = { _ in },
    _ convert: @escaping @Sendable (Family) -> Joined
  ) {
    registerInJoined.append { module, families in
      var joining = WidgetModule<Joined>(
        ownNames: ownNames, origin: module.origin, adding: addFamilies)
      joining.expected = module.expected
      joining.types = module.types.map { ($0.name, $0.type.converted(convert)) }
      try families.add(joining)
    }
  }
}

/// A module that adds types to a family and on which a registered module depends.
struct ExpectedModule: Sendable {
  let name: String
  let names: @Sendable () -> [String]
}

/// A type that a module adds to a family.
///
/// Functions are stored in an object, because a function in a collection is called more slowly.
final class RegisteredType<Family>: Sendable {
  /// A function that decodes a value by its name, from a decoder whose container is open.
  typealias Decode =
    @Sendable (
      _ name: String, _ decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>
    ) throws -> Family

  let decode: Decode
  /// The function that reads a value from bytes, or nil if it was not generated.
  let reading: (any RegisteredReading)?

  init(reading: (any RegisteredReading)? = nil, decode: @escaping Decode) {
    (self.decode, self.reading) = (decode, reading)
  }

  /// Returns the type as a type of another family.
  func converted<Joined>(
    _ convert: @escaping @Sendable (Family) -> Joined
  ) -> RegisteredType<Joined> {
    RegisteredType<Joined>(reading: reading?.converted(convert)) { [decode] in
      convert(try decode($0, $1, $2))
    }
  }
}

extension WidgetModule {
  /// The origin and the names of generated code, or nil for a module by hand.
  fileprivate var identity: [String]? { origin.map { [$0] + names } }
}

/// A function that reads values of a type from bytes. Modules without code for direct JSON have no such functions.
protocol RegisteredReading: Sendable {
  /// Returns the `JSONModules` for types, or nil if their names cannot be stored in one table.
  func combined<Family>(
    _ types: [RegisteredModules<Family>.Entry]
  ) -> (any AnyObject & Sendable)?
  /// Returns the function for a type of another family, or nil if this function does not read a `Family`.
  func converted<Family, Joined>(
    _ convert: @escaping @Sendable (Family) -> Joined
  ) -> (any RegisteredReading)?
}

/// The modules of families, to which modules are added before they are registered together.
struct ModulesOfFamilies: Sendable {
  /// The `ModulesOfFamily` of each family, by the family's type.
  private var families: [ObjectIdentifier: any RegistrableModules] = [:]

  /// Adds a module, unless it has already been added.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or a module that was added before, decodes the same name. The
  ///   value must not be used afterwards.
  mutating func add<Family>(_ module: WidgetModule<Family>) throws {
    let id = ObjectIdentifier(Family.self)
    // The modules are removed, because a second reference to the dictionary of names would copy it for each module.
    var modules = families.removeValue(forKey: id) as? ModulesOfFamily<Family> ?? ModulesOfFamily()
    let isNew = try modules.add(module)
    families[id] = modules
    if isNew { for register in module.registerInJoined { try register(module, &self) } }
  }

  /// Returns what decoders need to find the modules of each family.
  fileprivate func registered() -> (
    families: [ObjectIdentifier: any AnyObject & Sendable],
    readings: [ObjectIdentifier: any AnyObject & Sendable]
  ) {
    (families.mapValues { $0.registered() }, families.compactMapValues { $0.combinedReading() })
  }
}

/// The modules of a family that the caller does not know.
private protocol RegistrableModules: Sendable {
  /// Returns the modules in an object, the `RegisteredModules` of the family.
  func registered() -> any AnyObject & Sendable
  /// Returns the functions that read values from bytes, or nil if no module has such a function.
  func combinedReading() -> (any AnyObject & Sendable)?
}

/// The modules of one family.
struct ModulesOfFamily<Family>: RegistrableModules {
  /// The types of all modules, in the order of registration.
  private(set) var entries: [RegisteredModules<Family>.Entry] = []
  /// The type for each name.
  private(set) var types: [String: RegisteredType<Family>] = [:]
  /// The generated modules, each with its origin and names.
  private var origins: Set<[String]> = []
  private var expected: [ExpectedModule] = []
  /// A function of one of the types, or nil if no module has such a function.
  private var firstReading: (any RegisteredReading)?

  /// The names of all modules, in the order of registration.
  var names: [String] { entries.map(\.name) }

  /// Adds a module. Returns false if the same generated module has already been added.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module or two modules decode the same name.
  mutating func add(_ module: WidgetModule<Family>) throws -> Bool {
    if let identity = module.identity, !origins.insert(identity).inserted { return false }
    let own = Set(module.ownNames)
    let duplicates = module.types.map { $0.name }
      .filter { own.contains($0) || types[$0] != nil }
    guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
    for (name, type) in module.types {
      types[name] = type
      firstReading = firstReading ?? type.reading
    }
    entries += module.types
    expected += module.expected
    return true
  }

  func registered() -> any AnyObject & Sendable { RegisteredModules(self) }

  func combinedReading() -> (any AnyObject & Sendable)? { firstReading?.combined(entries) }

  /// Returns the name of a module that is not registered and decodes a name, or nil if no such module is known.
  func missingModule(for name: String) -> String? {
    expected.first { types[name] == nil && $0.names().contains(name) }?.name
  }
}

/// The modules that are registered for one family.
///
/// They are in an object, because the cast to an object's type is faster than the cast to a struct.
final class RegisteredModules<Family>: Sendable {
  typealias Entry = (name: String, type: RegisteredType<Family>)

  let all: ModulesOfFamily<Family>

  init(_ modules: ModulesOfFamily<Family>) { all = modules }
}

/// The registered modules of all families, which are stored in the `userInfo` of a decoder.
///
/// It is created once for all modules that are registered together, so that decoding a value only has to look up its name.
final class ModuleRegistry: Sendable {
  static let key = CodingUserInfoKey(rawValue: String(reflecting: ModuleRegistry.self))

  /// The registered modules, to which others can be added.
  let modules: ModulesOfFamilies
  /// The `RegisteredModules` of each family, by the family's type.
  private let families: [ObjectIdentifier: any AnyObject & Sendable]
  /// The functions of each family that read values from bytes, by the family's type.
  let readings: [ObjectIdentifier: any AnyObject & Sendable]

  init(_ modules: ModulesOfFamilies) {
    self.modules = modules
    (families, readings) = modules.registered()
  }

  /// Returns the modules of a family, or nil if none is registered.
  func modules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    families[ObjectIdentifier(family)] as? RegisteredModules<Family>
  }
}

extension UnknownNameError {
  /// - Parameter known: The names that the family's own module decodes.
  init<Family>(
    _ name: String, in family: String, known: [String], _ modules: RegisteredModules<Family>?
  ) {
    self.init(
      name, in: family, known: known + (modules?.all.names ?? []),
      missingModule: modules?.all.missingModule(for: name))
  }
}

extension [CodingUserInfoKey: Any] {
  /// Returns the modules that were registered for a family, or nil if none was registered.
  func registeredModules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    moduleRegistry?.modules(of: family)
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// The modules that were registered, or nil if none was registered.
  var moduleRegistry: ModuleRegistry? {
    ModuleRegistry.key.flatMap { self[$0] as? ModuleRegistry }
  }
}
