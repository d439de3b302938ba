@_documentation(visibility: internal)
extension Decoder {
  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  public func decodeRegistered<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> Family {
    try decodeRegistered(name, in: family, named: familyName, known: known) { throw $0 }
  }

  /// Decodes a value whose name is unknown to the family's own module.
  ///
  /// - Parameter unknown: Returns the fallback if no module has the name. The closure receives the `UnknownNameError`.
  public func decodeRegistered<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String],
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    if let value = try decodeRegistered(name, in: family) { return value }
    let names = known + userInfo.registeredModules(of: family).flatMap(\.names)
    return try replacing(UnknownNameError(name, in: familyName, known: names), with: unknown)
  }

  /// Decodes a value with the registered module that has the name, or returns nil if no module has it.
  public func decodeRegistered<Family>(_ name: String, in family: Family.Type) throws -> Family? {
    try userInfo.registeredModules(of: family).first { $0.names.contains(name) }?
      .decode(name, self)
  }
}

extension [CodingUserInfoKey: Any] {
  /// Returns the modules that were registered for a family, in order.
  func registeredModules<Family>(of family: Family.Type) -> [WidgetModule<Family>] {
    WidgetModule<Family>.key.flatMap { self[$0] as? [WidgetModule<Family>] } ?? []
  }
}
