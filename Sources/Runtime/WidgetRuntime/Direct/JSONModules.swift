/// The modules that are registered for a family, for reading bytes.
@usableFromInline
final class JSONModules<Family>: Sendable {
  @usableFromInline let table: JSONKeyTable
  /// The module for each name, in the order of the table.
  @usableFromInline let modules: [JSONModule<Family>]

  /// Returns nil if there are no names, or if the table cannot contain them.
  init?(_ modules: [WidgetModule<Family>]) {
    guard let table = JSONKeyTable.of(names: modules.flatMap(\.names)) else { return nil }
    self.table = table
    self.modules = modules.flatMap { module in
      Array(repeating: module.forReading, count: module.names.count)
    }
  }

  /// Returns the module that has a name, or nil if no module has it.
  @inlinable
  func module(for name: JSONName) -> JSONModule<Family>? {
    let number = table.number(of: name)
    return number < 0 ? nil : modules[number]
  }
}

/// A module that reads values from bytes.
///
/// Functions are stored in an object, because a function in an array or an optional is called more slowly.
@usableFromInline
final class JSONModule<Family>: Sendable {
  /// Reads a value with a name of the module.
  @usableFromInline let read: @Sendable (JSONName, inout JSONReader) throws -> Family

  init(read: @escaping @Sendable (JSONName, inout JSONReader) throws -> Family) {
    self.read = read
  }
}

extension JSONKeyTable {
  /// Returns the position of a name, or -1 if the table does not contain the name.
  @usableFromInline
  func number(of name: JSONName) -> Int { find(name.text, hasTwin: name.hasTwin).number }

  /// Returns a table of distinct names. Returns nil if there are no names, or if they contain all control characters.
  static func of(names: [String]) -> JSONKeyTable? {
    let used = Set(names.lazy.flatMap(\.utf8))
    guard !names.isEmpty, let separator = (1..<0x20).first(where: { !used.contains($0) }) else {
      return nil
    }
    let list = names.flatMap { [separator] + Array($0.utf8) + [UInt8(ascii: "!")] }
    return list.withJSONBytes { JSONKeyTable(JSONKeys($0)) }
  }
}

@_documentation(visibility: internal)
extension WidgetModule {
  /// Creates a module with a function for `Codable` and a function that reads bytes.
  public init(
    names: [String], ownNames: [String] = [],
    decode: @escaping @Sendable (
      _ name: String, _ decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>
    ) throws -> Family,
    read: @escaping @Sendable (_ name: JSONName, _ json: inout JSONReader) throws -> Family
  ) {
    self.init(names: names, ownNames: ownNames, decode: decode)
    reading = JSONModule(read: read)
    combineReading = { JSONModules($0) }
  }

  /// The module for reading bytes. A module without generated code for direct JSON decodes its values.
  fileprivate var forReading: JSONModule<Family> {
    if let reading = reading as? JSONModule<Family> { return reading }
    return JSONModule { [decode] name, json in
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
  /// Returns the modules that are registered for a family, or nil if none is registered.
  @inlinable
  func modules<Family>(of family: Family.Type) -> JSONModules<Family>? {
    let id = ObjectIdentifier(family)
    for known in modules where known.family == id { return known.modules as? JSONModules<Family> }
    return findModules(of: family)
  }

  /// Returns the modules of a family, and stores them in the session.
  @usableFromInline
  func findModules<Family>(of family: Family.Type) -> JSONModules<Family>? {
    guard let registered = userInfo.registeredModules(of: family),
      let found = registered.reading as? JSONModules<Family> ?? JSONModules(registered.modules)
    else { return nil }
    modules.append((ObjectIdentifier(family), found))
    return found
  }
}

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads a value whose name is unknown to the family's own module.
  ///
  /// - Parameter known: The names that the family's own module decodes. They are needed only for an error.
  /// - Throws: The error for an unknown name, if no registered module has the name either.
  @inlinable
  public mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String,
    known: @autoclosure () -> [String]
  ) throws -> Family {
    try readRegistered(name, in: family, named: familyName, known: known()) { error, _ in
      throw error
    }
  }

  /// Reads a value whose name is unknown to the family's own module.
  ///
  /// - Parameters:
  ///   - known: The names that the family's own module decodes. They are needed only for an error.
  ///   - unknown: Returns the fallback if no module has the name. The closure receives the error for the unknown name.
  @inlinable
  public mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String,
    known: @autoclosure () -> [String],
    unknown: (any Swift.Error, inout JSONReader) throws -> Family
  ) throws -> Family {
    rewind(to: name)
    if let module = session.modules(of: family)?.module(for: name) {
      return try module.read(name, &self)
    }
    return try replacing(
      unregistered(name, in: family, named: familyName, known: known()), with: unknown)
  }

  /// Returns the error for a name that no module has.
  ///
  /// - Throws: The error for an invalid key of the object.
  @usableFromInline
  func unregistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> any Swift.Error {
    try checkKeys()
    let names = known + (session.userInfo.registeredModules(of: family)?.names ?? [])
    return unknown(name, in: familyName, known: names)
  }
}
