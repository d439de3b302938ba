import WidgetModel
import WidgetSyntax

/// Finds the shape of a type's JSON.
struct ShapeResolver {
  private let conformances: Conformances
  /// The names of the protocols and classes whose values are polymorphic.
  private let bases: [String]
  private let concreteTypes: Runtime.ConcreteTypes
  /// Spells types for an extension of the type whose properties are resolved.
  private let spelling: ExtensionSpelling
  /// The scope in which the property's type is written. A type in another scope was reached through a typealias.
  private var start: Scope
  /// Whether a typealias for a collection is replaced by the collection.
  private var expandsCollections = false
  private var aliases: TypealiasResolver

  /// - Parameter owner: the type whose generated extension uses the shapes.
  init(
    _ conformances: Conformances, bases: [String], _ concreteTypes: Runtime.ConcreteTypes,
    owner: DeclarationID
  ) {
    self.conformances = conformances
    self.bases = bases
    self.concreteTypes = concreteTypes
    spelling = ExtensionSpelling(conformances.model, extending: owner)
    start = Scope(in: owner)
    aliases = TypealiasResolver(conformances.model)
  }

  /// - Parameter owner: the type whose generated extension uses the shapes.
  init(_ context: PlanningContext, owner: DeclarationID) {
    self.init(
      context.conformances, bases: context.families.bases, context.runtime.concreteTypes,
      owner: owner)
  }

  private var model: Model { conformances.model }

  /// Returns the shape of a type that is written in a scope.
  ///
  /// - Parameter expandsCollections: whether typealiases for collections are replaced, because elements may be
  ///   omitted: `[Int]` for `typealias Row = [Int]`.
  mutating func resolve(
    _ type: TypeName, in scope: Scope, expandsCollections: Bool = false
  ) -> JSONShape {
    aliases = TypealiasResolver(model)
    start = scope
    self.expandsCollections = expandsCollections
    return part(type, in: scope)
  }

  /// Returns the shape of a part of the type. A typealias is not replaced by its target, unless the target is
  /// polymorphic, optional or uncodable, or is a collection to expand.
  private mutating func part(_ type: TypeName, in scope: Scope) -> JSONShape {
    guard case .named = type.shape else { return structure(type, in: scope) }
    let expanded = expand(type, in: scope)
    // The arguments are resolved once, because resolving them twice would double the work at every level.
    let arguments = arguments(of: expanded)
    let shape =
      if case .structural = expanded.meaning {
        structure(expanded.type, in: expanded.scope)
      } else {
        nominal(expanded, arguments)
      }
    if shape.polymorph != nil || shape.isUncodable || shape.isOptional
      || (expandsCollections && shape.isCollection)
    {
      return shape
    }
    return .value(
      JSONShape.Value(
        spelling: spelling.text(of: type, in: scope, startingAt: start),
        name: expanded.type.dottedName ?? expanded.type.text,
        declaration: expanded.declarations.first, arguments: arguments,
        collection: shape.isCollection ? shape : nil))
  }

  /// Expands typealiases, and types `ID` that Swift infers.
  private mutating func expand(_ type: TypeName, in scope: Scope) -> ExpandedType {
    let expanded = aliases.expand(type, in: scope)
    var current = expanded
    // An `id` can have the `ID` of another type. Invalid code can contain a cycle of such types.
    var seen: Set<DeclarationID> = []
    while let owner = identifierOwner(of: current), let next = identifier(of: owner) {
      guard seen.insert(owner).inserted else { return expanded }
      current = next
    }
    return current
  }

  /// Returns the type to whose property `id` a type `ID` may refer, or nil for other types.
  ///
  /// For example: `Node` for `Node.ID`. Inside `Node`, also for `ID` and `Self.ID`.
  private mutating func identifierOwner(of type: ExpandedType) -> DeclarationID? {
    guard case .unknown = type.meaning, let name = type.type.dottedName else { return nil }
    if name == "ID" || name == "Self.ID" {
      return type.scope.declaration.map { DeclarationID(file: type.scope.file, index: $0) }
    }
    guard name.hasSuffix(".ID") else { return nil }
    let prefix = TypeName(parsing: String(name.dropLast(3)))
    return aliases.expand(prefix, in: type.scope).declarations.first
  }

  /// Returns the type of a type's property `id`, from which Swift infers its `ID`. Returns nil for a generic type.
  ///
  /// For example: `String` for `struct Node: Identifiable { let id: String }`.
  private mutating func identifier(of owner: DeclarationID) -> ExpandedType? {
    guard model.declaration(owner).generics == nil,
      conformances[owner].contains("Identifiable"), let property = property("id", of: owner)
    else { return nil }
    return property.type.map { aliases.expand($0, in: Scope(in: property.owner)) }
  }

  /// Returns the property with the given name of a type, or of its superclasses.
  private func property(_ name: String, of id: DeclarationID) -> Property? {
    ([id] + model.superclasses(of: id)).lazy.compactMap { owner in
      model.type(owner).properties.first { $0.bareName == name && !$0.isStatic }
    }.first
  }

  private mutating func arguments(of expanded: ExpandedType) -> [JSONShape] {
    guard case .named(let components) = expanded.type.shape else { return [] }
    return components.flatMap(\.arguments).map { part($0, in: expanded.scope) }
  }

  private mutating func structure(_ type: TypeName, in scope: Scope) -> JSONShape {
    switch type.shape {
    case .named: return part(type, in: scope)
    case .optional(let wrapped): return .optional(part(wrapped, in: scope))
    case .array(let element): return .array(part(element, in: scope))
    case .dictionary(let key, let value):
      let value = part(value, in: scope)
      let expanded = expand(key, in: scope)
      let spelled = spelling.text(of: key, in: scope, startingAt: start)
      return .dictionary(key: .init(expanded, spelling: spelled), value)
    case .existential(let type), .opaque(let type):
      let resolved = structure(type, in: scope)
      // `any P` is never `Codable` by itself.
      return resolved.polymorph == nil ? .uncodable : resolved
    case .composition(let types): return composition(of: types, type, in: scope)
    case .tuple, .function, .metatype: return .uncodable
    case .other: return .value(spelled: type.text)
    }
  }

  private mutating func composition(
    of types: [TypeName], _ whole: TypeName, in scope: Scope
  ) -> JSONShape {
    for type in types {
      guard let found = structure(type, in: scope).polymorph else { continue }
      return .polymorphic(.init(base: found.base, .existential("any \(whole.text)")))
    }
    return .uncodable
  }

  /// Returns the shape of a type whose name is not a typealias.
  private func nominal(_ expanded: ExpandedType, _ arguments: [JSONShape]) -> JSONShape {
    let type = expanded.type
    guard let name = type.dottedName else { return .value(spelled: type.text) }
    if arguments.contains(where: { $0.polymorph?.isConcrete == false || $0.isUncodable }),
      !expanded.isProtocol(in: model)
    {
      return isCodedByHand(expanded) ? .value(spelled: type.text) : .uncodable
    }
    switch expanded.meaning {
    case .parameter, .structural: return .value(spelled: type.text)
    case .unknown: return unknown(type, localName: name.localName)
    case .declared(let ids):
      guard let id = ids.first else { return unknown(type, localName: name.localName) }
      return declared(id, type, in: expanded.scope)
    }
  }

  /// Whether the decoding of a generic type is user-defined. Its arguments then do not have to be codable.
  private func isCodedByHand(_ expanded: ExpandedType) -> Bool {
    guard let id = expanded.declarations.first else { return false }
    return WrittenMembers(of: model.type(id), conformances).hasDecodingInit
  }

  private func declared(
    _ id: DeclarationID, _ type: TypeName, in scope: Scope
  ) -> JSONShape {
    let qualified = model.name(of: id)
    // `any Item<Int>` is decoded as `any Item`, and the decoded value is then cast.
    let narrowed =
      type.hasArguments ? "any \(spelling.text(of: type, in: scope, startingAt: start))" : nil
    if bases.contains(qualified) {
      return .polymorphic(
        .init(base: qualified, narrowed.map(JSONShape.PolymorphicType.existential) ?? .base))
    }
    if model.declaration(id).kind == .protocol {
      let names = conformances[id]
      return bases.first(where: names.contains).map {
        .polymorphic(.init(base: $0, .existential(narrowed ?? "any \(qualified)")))
      } ?? .uncodable
    }
    guard let base = base(ofConcrete: id) else { return .value(spelled: type.text) }
    let spelled = spelling.text(of: type, in: scope, startingAt: start)
    return .polymorphic(.init(base: base, .concrete(spelled, id)))
  }

  /// Returns the protocol through which a concrete type is coded, or nil if the type codes itself.
  private func base(ofConcrete id: DeclarationID) -> String? {
    switch concreteTypes {
    case .codeThemselves: return nil
    case .encodeThroughBase:
      let names = conformances[id]
      return bases.first(where: names.contains)
    case .decodeThroughBase:
      let bodies = [id] + model.extensions(of: id)
      return bases.first { base in bodies.contains { names(base, inClauseOf: $0) } }
    }
  }

  /// Whether the inheritance clause of a type names a protocol, with or without its module.
  private func names(_ name: String, inClauseOf id: DeclarationID) -> Bool {
    let file = model.files[id.file]
    return file[model.declaration(id).inherits].contains { entry in
      // Parsing takes time, so entries that do not end with the name are skipped.
      let text = file.text(entry)
      guard text.hasSuffix(name) else { return false }
      return TypeName(parsing: text).dottedName?.localName == name
    }
  }

  /// Returns the shape of a name that no source declares: a protocol of the runtime, or any other type.
  private func unknown(_ type: TypeName, localName: String) -> JSONShape {
    if bases.contains(localName) { return .polymorphic(.init(base: localName)) }
    let refined = KnownProtocols.refined(by: localName)
    guard let base = bases.first(where: refined.contains) else {
      return ["Any", "AnyObject", "AnyHashable", "Error", "Void"].contains(localName)
        ? .uncodable : .value(spelled: type.text)
    }
    return .polymorphic(.init(base: base, .existential("any \(localName)")))
  }
}

extension ExpandedType {
  /// Whether the type is a protocol. The primary associated types of a protocol are not coded.
  fileprivate func isProtocol(in model: Model) -> Bool {
    declarations.first.map { model.declaration($0).kind == .protocol } ?? false
  }
}

extension TypeName {
  /// Whether the type has generic arguments: `Item<Int>`.
  fileprivate var hasArguments: Bool {
    guard case .named(let components) = shape else { return false }
    return components.contains { !$0.arguments.isEmpty }
  }
}
