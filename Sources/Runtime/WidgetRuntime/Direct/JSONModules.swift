/// The types that other modules add to a family, for reading bytes.
@usableFromInline
final class JSONModules<Family>: Sendable {
  @usableFromInline let table: JSONKeyTable
  /// The type for each name, in the order of the table.
  @usableFromInline let types: [JSONRegisteredTypeReference<Family>]
  /// The objects to which `types` refers.
  private let ownedTypes: [JSONRegisteredType<Family>]

  /// Returns nil if there are no names, or if the table cannot contain them.
  init?(_ types: [RegisteredModules<Family>.Entry]) {
    guard let table = JSONKeyTable.of(names: types.map { $0.name }) else { return nil }
    self.table = table
    ownedTypes = types.map { $0.type.forReading }
    self.types = ownedTypes.map { JSONRegisteredTypeReference($0) }
  }

  /// Returns the type with a name, or nil if no type has it.
  @inlinable
  func type(for name: WidgetCoding.JSONName) -> JSONRegisteredTypeReference<Family>? {
    let number = table.number(of: name)
    return number < 0 ? nil : types[number]
  }
}

/// A type that another module adds to a family, for reading bytes.
///
/// Functions are stored in an object, because a function in an array or an optional is called more slowly.
@usableFromInline
final class JSONRegisteredType<Family>: Sendable {
  @usableFromInline let read:
    @Sendable (WidgetCoding.JSONName, inout WidgetCoding.JSONReader) throws -> Family

  init(
    read:
      @escaping @Sendable (WidgetCoding.JSONName, inout WidgetCoding.JSONReader) throws -> Family
  ) {
    self.read = read
  }
}

extension JSONKeyTable {
  /// Returns the position of a name, or -1 if the table does not contain the name.
  @usableFromInline
  func number(of name: WidgetCoding.JSONName) -> Int {
    find(name.text, hasTwin: name.hasTwin).number
  }

  /// Returns a table of distinct names. Returns nil if there are no names, or if they contain all control characters.
  static func of(names: [String]) -> JSONKeyTable? {
    let used = Set(names.lazy.flatMap(\.utf8))
    guard !names.isEmpty, let separator = (1..<0x20).first(where: { !used.contains($0) }) else {
      return nil
    }
    let list = names.flatMap { [separator] + Array($0.utf8) + [UInt8(ascii: "!")] }
    return list.withJSONBytes { JSONKeyTable(WidgetCoding.JSONKeys($0)) }
  }
}

@_documentation(visibility: internal)
extension WidgetModule {
  /// Adds a type with a function for `Codable` and a function that reads bytes.
  ///
  /// - Parameters:
  ///   - names: The names of the type in the JSON.
  ///   - decode: The function that decodes a value from a decoder and its open container.
  ///   - read: The function that reads a value. The reader is at the value's object.
  public mutating func add(
    _ names: String...,
    decode: @escaping @Sendable (any Decoder, KeyedDecodingContainer<WireKey>) throws -> Family,
    read:
      @escaping @Sendable (_ name: WidgetCoding.JSONName, _ json: inout WidgetCoding.JSONReader)
      throws -> Family
  ) {
    let type = RegisteredType(reading: JSONRegisteredType(read: read)) { _, decoder, fields in
      try decode(decoder, fields)
    }
    types += names.map { ($0, type) }
  }
}

extension JSONRegisteredType: RegisteredReading {
  func combined<Other>(
    _ types: [RegisteredModules<Other>.Entry]
  ) -> (any AnyObject & Sendable)? {
    JSONModules(types)
  }

  func converted<Other, Joined>(
    _ convert: @escaping @Sendable (Other) -> Joined
  ) -> (any RegisteredReading)? {
    (self as? JSONRegisteredType<Other>).map { type in
      JSONRegisteredType<Joined> { name, json in convert(try type.read(name, &json)) }
    }
  }
}

extension RegisteredType {
  /// The type for reading bytes. A type without generated code for direct JSON decodes its values.
  fileprivate var forReading: JSONRegisteredType<Family> {
    if let reading = reading as? JSONRegisteredType<Family> { return reading }
    return JSONRegisteredType { [decode] name, json in
      var end = json
      try end.skip()
      let decoder = JSONCodableDecoder(json)
      let value = try decode(name.string, decoder, decoder.container(keyedBy: WireKey.self))
      json.offset = end.offset
      return value
    }
  }
}

extension JSONSession {
  /// Returns the type that a registered module adds to a family under a name, or nil if no module has the name.
  @inlinable
  @inline(__always)
  func type<Family>(
    for name: WidgetCoding.JSONName, in family: Family.Type
  ) -> JSONRegisteredTypeReference<Family>? {
    let known = knownModules
    for index in known.indices where known[index].isOf(family) {
      return known[index].type(for: name, in: family)
    }
    return modules(of: family)?.type(for: name)
  }

  /// Returns the modules that are registered for a family, and stores them in the session. Returns nil if none is
  /// registered.
  @inlinable
  @inline(never)
  func modules<Family>(of family: Family.Type) -> JSONModules<Family>? {
    // The caller knows the family's type. A cast is slower in a function that does not know it.
    if let found = reading(of: ObjectIdentifier(family)) as? JSONModules<Family> {
      remember(JSONModulesReference(found))
      return found
    }
    return modulesForDecoding(of: family)
  }

  /// Returns the `JSONModules` of a family, or nil if no module has functions that read bytes.
  @usableFromInline
  func reading(of family: ObjectIdentifier) -> AnyObject? { registry?.readings[family] }

  /// Returns the modules of a family in which no type has a function that reads bytes, and stores them in the session.
  /// Returns nil if none is registered.
  @usableFromInline
  func modulesForDecoding<Family>(of family: Family.Type) -> JSONModules<Family>? {
    guard let registered = registry?.modules(of: family),
      let found = JSONModules(registered.all.entries)
    else { return nil }
    ownedModules.append(found)
    remember(JSONModulesReference(found))
    return found
  }
}

extension WidgetCoding.JSONReader {
  /// Reads a value whose name is unknown to the family's own module.
  ///
  /// - Parameter known: The names that the family's own module decodes. They are needed only for an error.
  /// - Throws: The error for an unknown name, if no registered module has the name either.
  @inlinable
  public mutating func readRegistered<Family>(
    _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String,
    known: @autoclosure () -> [String]
  ) throws -> Family {
    rewind(to: name)
    if let type = session.type(for: name, in: family) { return try type.read(name, &self) }
    throw try unregistered(name, in: family, named: familyName, known: known())
  }

  /// Reads a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  ///   - unknown: Returns the fallback if no module has the name, or if the type with the name rejects the value as
  ///     unknown. The closure receives the error for the unknown name.
  @inlinable
  public mutating func readRegistered<Family>(
    _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String,
    known: @autoclosure () -> [String],
    unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Family
  ) throws -> Family {
    rewind(to: name)
    if let type = session.type(for: name, in: family) {
      do {
        return try type.read(name, &self)
      } catch {
        rewind(to: name)
        return try replacingUnknown(error, with: unknown)
      }
    }
    return try replacing(
      unregistered(name, in: family, named: familyName, known: known()), with: unknown)
  }

  /// Returns the error for a name that no module has.
  ///
  /// - Throws: The error for an invalid key of the object.
  @usableFromInline
  func unregistered<Family>(
    _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> any Swift.Error {
    try checkKeys()
    let modules = session.userInfo.registeredModules(of: family)
    let error = UnknownNameError(name.string, in: familyName, known: known, modules)
    return JSONFault(.other(error), at: name.start)
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value whose type is unknown to the family's own module.
  public mutating func writeJoining(_ value: some Encodable, in family: Any.Type) throws {
    if let value = value as? any WidgetCoding.JoiningValue {
      try write(value.box(in: family))
    } else {
      try write(value)
    }
  }
}
