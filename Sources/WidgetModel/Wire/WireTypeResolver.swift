import WidgetSyntax

/// Finds what stands in the JSON for a type.
struct WireTypeResolver {
  let model: Model
  let rules: CodingRules
  /// The type whose extension the text is for.
  let owner: DeclarationID
  private let boxesConcreteTypes: Bool
  private var search: ConformanceSearch
  private static let aliasLimit = 16

  init(model: Model, rules: CodingRules, owner: DeclarationID) {
    self.model = model
    self.rules = rules
    self.owner = owner
    search = ConformanceSearch(model)
    boxesConcreteTypes = rules.wire?.boxesConcreteTypes ?? false
  }

  /// The wire type of a type as it is written in a scope.
  mutating func resolve(_ type: TypeName, in scope: Scope) -> WireType {
    resolve(type, in: scope, aliasesLeft: Self.aliasLimit)
  }

  /// A typealias for something that has no polymorphic value in it keeps its name.
  private mutating func resolve(
    _ type: TypeName, in scope: Scope, aliasesLeft: Int
  ) -> WireType {
    let resolved = structure(type, in: scope, aliasesLeft: aliasesLeft)
    guard case .named = type.shape, resolved.box == nil, !resolved.isUncodable,
      !resolved.isOptional
    else { return resolved }
    return .plain(model.spelling(of: type, inExtensionOf: owner))
  }

  private mutating func structure(
    _ type: TypeName, in scope: Scope, aliasesLeft: Int
  ) -> WireType {
    switch type.shape {
    case .optional(let wrapped):
      return .optional(resolve(wrapped, in: scope, aliasesLeft: aliasesLeft))
    case .array(let element):
      return .array(resolve(element, in: scope, aliasesLeft: aliasesLeft))
    case .dictionary(let key, let value):
      let value = resolve(value, in: scope, aliasesLeft: aliasesLeft)
      let isString = isString(key, in: scope, aliasesLeft: aliasesLeft)
      return .dictionary(
        key: isString ? "String" : model.spelling(of: key, inExtensionOf: owner), value)
    case .existential(let type), .opaque(let type):
      let resolved = structure(type, in: scope, aliasesLeft: aliasesLeft)
      // `any P` is never `Codable` by itself.
      return resolved.box == nil ? .uncodable : resolved
    case .composition(let types): return composition(of: types, type, in: scope)
    case .named(let components):
      let isPolymorphic = components.flatMap(\.arguments).contains {
        var copy = self
        let argument = copy.resolve($0, in: scope, aliasesLeft: aliasesLeft)
        return argument.box?.isConcrete == false || argument.isUncodable
      }
      return isPolymorphic ? .uncodable : named(type, in: scope, aliasesLeft: aliasesLeft)
    case .tuple, .function, .metatype: return .uncodable
    case .other: return .plain(type.text)
    }
  }

  /// Whether a type is `String`, also behind typealiases.
  private func isString(_ type: TypeName, in scope: Scope, aliasesLeft: Int) -> Bool {
    guard let name = type.dottedName else { return false }
    if case .alias(let target, let next) = model.resolve(name, in: scope), aliasesLeft > 0 {
      return isString(target, in: next, aliasesLeft: aliasesLeft - 1)
    }
    return name == "String" || name == "Swift.String"
  }

  private mutating func composition(
    of types: [TypeName], _ whole: TypeName, in scope: Scope
  ) -> WireType {
    for type in types {
      guard let box = structure(type, in: scope, aliasesLeft: Self.aliasLimit).box else { continue }
      return .boxed(.init(base: box.base, wanted: "any \(whole.text)"))
    }
    return .uncodable
  }

  private mutating func named(
    _ type: TypeName, in scope: Scope, aliasesLeft: Int
  ) -> WireType {
    guard let name = type.dottedName else { return .plain(type.text) }
    let resolution = model.resolve(name, in: scope)
    if case .parameter = resolution { return .plain(type.text) }
    if case .alias(let target, let next) = resolution, aliasesLeft > 0 {
      return resolve(target, in: next, aliasesLeft: aliasesLeft - 1)
    }
    guard let id = model.declarations(resolution).first else {
      return unknown(type, localName: name.split(separator: ".").last.map(String.init) ?? name)
    }
    let qualified = model.name(of: id)
    if rules.bases.contains(qualified) { return .boxed(.init(base: qualified)) }
    let conformances = search.conformances(of: id, in: model)
    guard let base = rules.bases.first(where: conformances.contains) else {
      return model.declaration(id).kind == .protocol ? .uncodable : .plain(type.text)
    }
    if model.declaration(id).kind == .protocol {
      return .boxed(.init(base: base, wanted: "any \(qualified)"))
    }
    guard boxesConcreteTypes else { return .plain(type.text) }
    let text = model.spelling(of: type, inExtensionOf: owner)
    return .boxed(.init(base: base, wanted: text, isConcrete: true))
  }

  /// A name that no scanned source declares: a protocol of the runtime's own, or any type.
  private func unknown(_ type: TypeName, localName: String) -> WireType {
    if rules.bases.contains(localName) { return .boxed(.init(base: localName)) }
    let refined = KnownProtocols.refined(by: localName)
    guard let base = rules.bases.first(where: refined.contains) else {
      return ["Any", "AnyObject", "AnyHashable", "Error"].contains(localName)
        ? .uncodable : .plain(type.text)
    }
    return .boxed(.init(base: base, wanted: "any \(localName)"))
  }
}
