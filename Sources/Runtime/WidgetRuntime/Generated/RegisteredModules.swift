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
    let modules = userInfo.registeredModules(of: family)
    if let type = modules?.types[name] { return try type.decode(name, self, fields) }
    throw UnknownNameError(name, in: familyName, known: known(), modules)
  }

  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - fields: The open container of the value.
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  ///   - unknown: Returns the fallback if no module has the name, or if the type with the name rejects the value as
  ///     unknown. The closure receives the `UnknownNameError`.
  public func decodeRegistered<Family>(
    _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
    named familyName: String, known: @autoclosure () -> [String],
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    let modules = userInfo.registeredModules(of: family)
    if let type = modules?.types[name] {
      do {
        return try type.decode(name, self, fields)
      } catch {
        return try replacingUnknown(error, with: unknown)
      }
    }
    let error = UnknownNameError(name, in: familyName, known: known(), modules)
    return try replacing(error, with: unknown)
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
    registerInJoined.append { module, registry in
      var joining = WidgetModule<Joined>(
        ownNames: ownNames, origin: module.origin, adding: addFamilies)
      joining.expected = module.expected
      joining.types = module.types.map { ($0.name, $0.type.converted(convert)) }
      return try registry.adding(joining)
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

/// The modules that are registered for one family.
///
/// It is created when a module is registered, so that decoding a value only has to look up its name.
final class RegisteredModules<Family>: Sendable {
  typealias Entry = (name: String, type: RegisteredType<Family>)

  /// The types of all modules, in the order of registration.
  let entries: [Entry]
  /// The type for each name.
  let types: [String: RegisteredType<Family>]
  /// The functions that read values from bytes, or nil if no module has such a function.
  let reading: (any AnyObject & Sendable)?
  /// A function of one of the types, or nil if no module has such a function.
  private let firstReading: (any RegisteredReading)?
  /// The generated modules, each with its origin and names.
  private let origins: Set<[String]>
  private let expected: [ExpectedModule]

  /// The names of all modules, in the order of registration.
  var names: [String] { entries.map(\.name) }

  /// Adds a module to the registered ones.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module or two modules decode the same name.
  init(_ registered: RegisteredModules?, adding module: WidgetModule<Family>) throws {
    var types = registered?.types ?? [:]
    let own = Set(module.ownNames)
    let duplicates = module.names.filter { own.contains($0) || types[$0] != nil }
    guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
    for (name, type) in module.types { types[name] = type }
    self.types = types
    entries = (registered?.entries ?? []) + module.types
    origins = (registered?.origins ?? []).union(module.identity.map { [$0] } ?? [])
    expected = (registered?.expected ?? []) + module.expected
    firstReading =
      registered?.firstReading ?? module.types.first { $0.type.reading != nil }?.type.reading
    reading = firstReading?.combined(entries)
  }

  /// Whether the same generated module is already registered.
  func contains(_ module: WidgetModule<Family>) -> Bool {
    module.identity.map(origins.contains) ?? false
  }

  /// Returns the name of a module that is not registered and decodes a name, or nil if no such module is known.
  func missingModule(for name: String) -> String? {
    expected.first { types[name] == nil && $0.names().contains(name) }?.name
  }
}

/// The registered modules of all families, which are stored in the `userInfo` of a decoder.
final class ModuleRegistry: Sendable {
  static let key = CodingUserInfoKey(rawValue: String(reflecting: ModuleRegistry.self))

  /// The `RegisteredModules` of each family, by the family's type.
  private let families: [ObjectIdentifier: any AnyObject & Sendable]
  /// The functions of each family that read values from bytes, by the family's type.
  let readings: [ObjectIdentifier: any AnyObject & Sendable]

  init(
    _ families: [ObjectIdentifier: any AnyObject & Sendable] = [:],
    readings: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  ) {
    (self.families, self.readings) = (families, readings)
  }

  /// Returns the modules of a family, or nil if none is registered.
  func modules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    families[ObjectIdentifier(family)] as? RegisteredModules<Family>
  }

  /// Returns the registry with a further module.
  ///
  /// - Throws: `DuplicateNameError` if the family's own module, or a module that was registered before, decodes the
  ///   same name.
  func adding<Family>(_ module: WidgetModule<Family>) throws -> ModuleRegistry {
    let registered = modules(of: Family.self)
    if registered?.contains(module) ?? false { return self }
    var (families, readings) = (families, readings)
    let all = try RegisteredModules(registered, adding: module)
    families[ObjectIdentifier(Family.self)] = all
    readings[ObjectIdentifier(Family.self)] = all.reading
    return try module.registerInJoined.reduce(ModuleRegistry(families, readings: readings)) {
      try $1(module, $0)
    }
  }
}

extension UnknownNameError {
  /// - Parameter known: The names that the family's own module decodes.
  init<Family>(
    _ name: String, in family: String, known: [String], _ modules: RegisteredModules<Family>?
  ) {
    self.init(
      name, in: family, known: known + (modules?.names ?? []),
      missingModule: modules?.missingModule(for: name))
  }
}

extension [CodingUserInfoKey: Any] {
  /// Returns the modules that were registered for a family, or nil if none was registered.
  func registeredModules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
    moduleRegistry?.modules(of: family)
  }

  /// The modules that were registered, or nil if none was registered.
  var moduleRegistry: ModuleRegistry? {
    ModuleRegistry.key.flatMap { self[$0] as? ModuleRegistry }
  }
}
