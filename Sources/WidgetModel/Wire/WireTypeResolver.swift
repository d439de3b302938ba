import WidgetSyntax

/// Finds what stands in the JSON for a type.
struct WireTypeResolver {
  let model: Model
  let rules: CodingRules
  /// The type whose extension the text is for.
  let owner: DeclarationID
  private let boxesConcreteTypes: Bool
  /// Where the type in question is written; what is seen elsewhere stands behind a typealias.
  private var start: Scope?
  /// Whether a typealias for a collection gives way to what it stands for.
  private var seesCollections = false
  private var search = ConformanceSearch()
  private var budget = AliasBudget()

  init(model: Model, rules: CodingRules, owner: DeclarationID) {
    self.model = model
    self.rules = rules
    self.owner = owner
    boxesConcreteTypes = rules.wire?.boxesConcreteTypes ?? false
  }

  /// The wire type of a type as it is written in a scope.
  ///
  /// - Parameter seesCollections: whether something may be left out of collections, which takes to
  ///   know them: `[Int]` for `typealias Row = [Int]`.
  mutating func resolve(
    _ type: TypeName, in scope: Scope, seesCollections: Bool = false
  ) -> WireType {
    budget = AliasBudget()
    start = scope
    self.seesCollections = seesCollections
    return part(type, in: scope)
  }

  /// A typealias for something that has no polymorphic value in it keeps its name.
  private mutating func part(_ type: TypeName, in scope: Scope) -> WireType {
    let resolved = structure(type, in: scope)
    guard case .named = type.shape, resolved.box == nil, !resolved.isUncodable,
      !resolved.isOptional, !(seesCollections && resolved.isCollection)
    else { return resolved }
    return .plain(
      scope == start
        ? model.spelling(of: type, inExtensionOf: owner) : model.qualified(type, in: scope))
  }

  private mutating func structure(_ type: TypeName, in scope: Scope) -> WireType {
    switch type.shape {
    case .optional(let wrapped):
      return .optional(part(wrapped, in: scope))
    case .array(let element):
      return .array(part(element, in: scope))
    case .dictionary(let key, let value):
      let value = part(value, in: scope)
      let isString = isString(key, in: scope)
      return .dictionary(
        key: isString ? "String" : model.spelling(of: key, inExtensionOf: owner), value)
    case .existential(let type), .opaque(let type):
      let resolved = structure(type, in: scope)
      // `any P` is never `Codable` by itself.
      return resolved.box == nil ? .uncodable : resolved
    case .composition(let types):
      return composition(of: types, type, in: scope)
    case .named(let components):
      // What its arguments are for shows where they stand in what a typealias means.
      if let (meant, next) = model.meant(by: type, in: scope, &budget) {
        return part(meant, in: next)
      }
      for argument in components.flatMap(\.arguments) {
        let argument = part(argument, in: scope)
        guard argument.box?.isConcrete == false || argument.isUncodable else { continue }
        return isCodedByHand(type, in: scope) ? .plain(type.text) : .uncodable
      }
      return named(type, in: scope)
    case .tuple, .function, .metatype: return .uncodable
    case .other: return .plain(type.text)
    }
  }

  /// Whether the user wrote how a generic type is coded: its arguments need not be codable then.
  private func isCodedByHand(_ type: TypeName, in scope: Scope) -> Bool {
    guard let id = type.dottedName.map({ model.types(named: $0, in: scope) })?.first else {
      return false
    }
    return WrittenMembers(of: model.type(id), in: model).hasDecodingInit
  }

  /// Whether a type is `String`, also behind typealiases.
  private mutating func isString(_ type: TypeName, in scope: Scope) -> Bool {
    guard let name = type.dottedName else { return false }
    if case .alias(let target, let next, _) = model.resolve(name, in: scope),
      budget.spend(on: target)
    {
      return isString(target, in: next)
    }
    return name == "String" || name == "Swift.String"
  }

  private mutating func composition(
    of types: [TypeName], _ whole: TypeName, in scope: Scope
  ) -> WireType {
    for type in types {
      guard let box = structure(type, in: scope).box else { continue }
      return .boxed(.init(base: box.base, wanted: "any \(whole.text)"))
    }
    return .uncodable
  }

  private mutating func named(_ type: TypeName, in scope: Scope) -> WireType {
    guard let name = type.dottedName else { return .plain(type.text) }
    let resolution = model.resolve(name, in: scope)
    if case .parameter = resolution { return .plain(type.text) }
    guard let id = model.declarations(resolution).first else {
      return unknown(type, localName: name.localName)
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
      return ["Any", "AnyObject", "AnyHashable", "Error", "Void"].contains(localName)
        ? .uncodable : .plain(type.text)
    }
    return .boxed(.init(base: base, wanted: "any \(localName)"))
  }
}
