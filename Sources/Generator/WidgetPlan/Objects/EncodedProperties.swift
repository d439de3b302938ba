import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the properties that declared types encode, as far as the sources show them.
struct EncodedProperties {
  /// A property and its place in the type's object.
  struct Property {
    let path: [String]
    let shape: JSONShape
  }

  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns the properties that a type encodes. For an optional, returns the properties of the wrapped type.
  func properties(of type: TypeName, in scope: Scope) -> [Property] {
    declaration(of: type, in: scope).map(properties) ?? []
  }

  /// Returns the properties of a struct or class, or an empty array for another type or a type with hand-written
  /// coding.
  func properties(of id: DeclarationID) -> [Property] {
    plans(of: id).compactMap { plan in
      plan.encodedPath.map { Property(path: $0, shape: plan.shape) }
    }
  }

  /// Returns the places at which the properties of a type, and of the types that it flattens, are encoded in the type's
  /// object. For a family or an enum, these are the places of all types or cases. Each type is visited once, because
  /// types may flatten each other.
  func flattenedPaths(of type: TypeName, in scope: Scope) -> [[String]] {
    var paths: [[String]] = []
    visitFlattened(type, in: scope) { _, contents, properties in paths += contents + properties }
    return paths
  }

  /// Returns the keys under which a type that is flattened into an object encodes nested objects.
  func objectKeys(of type: TypeName, in scope: Scope) -> [String] {
    var keys: [String] = []
    visitFlattened(type, in: scope) { id, contents, properties in
      let tags = TagSearch(context, includesAdjacent: true).places(in: id).map(\.encodedPath)
      keys += (contents + (tags + properties).filter { $0.count > 1 }).compactMap(\.first)
    }
    return keys.uniqued()
  }

  /// Calls a function for a type and each type that it flattens, with the places of contents and of properties.
  private func visitFlattened(
    _ type: TypeName, in scope: Scope,
    _ body: (_ id: DeclarationID, _ contents: [[String]], _ properties: [[String]]) -> Void
  ) {
    var pending = [declaration(of: type, in: scope)].compactMap(\.self)
    var seen: Set<DeclarationID> = []
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let options = ObjectOptions(of: id, context, where: \.isEncoded)
      pending += options.types
      var paths: [[String]] = []
      for plan in plans(of: id) + options.values {
        if let path = plan.encodedPath {
          paths.append(path)
        } else if plan.destination == .flattened, !plan.shape.isCoded,
          let declared = plan.property.type,
          let inner = declaration(of: declared, in: Scope(in: plan.property.owner))
        {
          pending.append(inner)
        }
      }
      body(id, options.contents, paths)
    }
  }

  private func declaration(of type: TypeName, in scope: Scope) -> DeclarationID? {
    // One resolver for all levels, because a typealias can refer to itself: `typealias A = A?`.
    var aliases = TypealiasResolver(model)
    var expanded = aliases.expand(type, in: scope)
    while true {
      switch expanded.type.shape {
      case .optional(let inner), .existential(let inner):
        expanded = aliases.expand(inner, in: expanded.scope)
      default: return expanded.declarations.first
      }
    }
  }

  private func plans(of id: DeclarationID) -> [PropertyPlan] {
    guard model.declaration(id).kind.isStructOrClass else { return [] }
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasEncode || written.hasDecodingInit { return [] }
    let planner = PropertyPlanner(context, type, written)
    let keys = written.codingKeys?.names
    return type.codableProperties.filter { $0.isSelected(by: keys) }.map(planner.plan)
  }

  /// Whether a property overlaps or replaces a discriminator, or is at its place but cannot encode the name.
  func conflicts(
    _ property: Property, with tag: TagPlace, _ nameType: Family.TagType
  ) -> Bool {
    tag.isReplaced(by: property.path)
      || tag.paths.contains(property.path) && !mayBeName(property.shape, nameType)
  }

  /// Whether a value may be encoded as a name of the given type. A property at the place of a discriminator must be
  /// encoded as a name.
  ///
  /// - Parameter outer: the transparent types around the value. A type that wraps itself may be encoded as anything.
  func mayBeName(
    _ shape: JSONShape, _ nameType: Family.TagType, in outer: Set<DeclarationID> = []
  ) -> Bool {
    guard case .value(let value) = shape.unwrapped else { return false }
    if let coder = value.coder { return mayBeName(value, coder, nameType, in: outer) }
    if shape.unwrapped.isField(in: context.runtime), let wrapped = value.arguments.first {
      return mayBeName(wrapped, nameType, in: outer)
    }
    if shape.isScalar { return value.name == nameType.rawValue }
    guard let id = value.declaration else { return true }
    let type = model.type(id)
    if type.isPositional { return false }
    if type.isTransparent {
      return outer.contains(id)
        || contentMayBeName(of: type, nameType, in: outer.union([id]))
    }
    switch type.kind {
    case .enum: return type.cases.allSatisfy { $0.parameters == nil }
    case .protocol: return false
    default:
      if let raw = context.conformances.rawValueProperty(of: id)?.type {
        return raw.dottedName?.localName == nameType.rawValue
      }
      // The coding of the type may be hand-written, or inherited from a protocol.
      return context.written(in: type).hasDecodingInit
        || !context.conformances[id].allSatisfy(KnownProtocols.isKnown)
    }
  }

  /// Whether a coder may encode a value as a name. Only two coders of the runtime encode a value as itself.
  private func mayBeName(
    _ value: JSONShape.Value, _ coder: ValueCoder, _ nameType: Family.TagType,
    in outer: Set<DeclarationID>
  ) -> Bool {
    switch coder.builtin {
    case .emptyAsNil, .lenient: TypeName(parsing: value.name).unwrapped.text == nameType.rawValue
    case .some: false
    case nil: coder.json.map { mayBeName($0, nameType, in: outer) } ?? true
    }
  }

  /// Whether the only property of a transparent type may be encoded as a name.
  private func contentMayBeName(
    of type: ModelType, _ nameType: Family.TagType, in outer: Set<DeclarationID>
  ) -> Bool {
    let contents = type.storedProperties.filter { !$0.attributes.isSkipped }
    guard contents.count == 1, let declared = contents[0].type, !contents[0].attributes.hasCoder
    else { return true }
    var resolver = ShapeResolver(context, owner: type.id)
    return mayBeName(
      resolver.resolve(declared, in: Scope(in: contents[0].owner)), nameType, in: outer)
  }
}
