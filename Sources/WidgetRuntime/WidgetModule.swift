/// The widgets that one module adds to a family of another, for the decoder that is to know them.
///
/// A family's `switch` is closed: it knows the types of its own module. A decoder learns those of
/// other modules by being told, and only that decoder does; there is no registry.
///
/// For example: `decoder.userInfo.join(AnyFeatureComponent.module)`.
public struct WidgetModule<Family>: Sendable {
  /// The names the module understands.
  public let names: [String]
  /// Decodes the widget of a name.
  public let decode: @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family

  /// The names of a module and how it decodes them.
  public init(
    names: [String],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  ) {
    self.names = names
    self.decode = decode
  }

  /// One family, one place in a decoder's `userInfo`.
  fileprivate static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(Family.self)")
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Makes the widgets of another module known to a decoder. Of two modules with one name the one
  /// that joined first wins.
  public mutating func join<Family>(_ module: WidgetModule<Family>) {
    guard let key = WidgetModule<Family>.key else { return }
    let modules = (self[key] as? [WidgetModule<Family>] ?? []) + [module]
    self[key] = modules as? Value
  }
}

extension Decoder {
  /// Decodes a widget whose name the family's own module does not know.
  ///
  /// - Throws: `UnknownName` if no module that joined knows it either.
  public func decodeJoined<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> Family {
    try decodeJoined(name, in: family, named: familyName, known: known) { throw $0 }
  }

  /// Decodes a widget whose name the family's own module does not know.
  ///
  /// - Parameter unknown: What stands in for one that no module knows; it gets the `UnknownName`.
  public func decodeJoined<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String],
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    if let widget = try decodeJoined(name, in: family) { return widget }
    return try unknown(
      UnknownName(
        name, in: familyName, known: known + joinedModules(of: family).flatMap(\.names)))
  }

  /// Decodes a widget of a module that joined; nil when none knows the name.
  public func decodeJoined<Family>(_ name: String, in family: Family.Type) throws -> Family? {
    try joinedModules(of: family).first { $0.names.contains(name) }?.decode(name, self)
  }

  private func joinedModules<Family>(of family: Family.Type) -> [WidgetModule<Family>] {
    WidgetModule<Family>.key.flatMap { userInfo[$0] as? [WidgetModule<Family>] } ?? []
  }
}
