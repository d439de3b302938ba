import WidgetModel
import WidgetSyntax

/// Finds the coder that an annotation names, and the part of a property's type that it codes.
///
/// For example: `ISO8601` codes each `Date` of `[String: [Date]]?`.
struct CoderResolver {
  let model: Model
  let runtime: Runtime
  /// The type whose extension the spellings are for.
  let owner: DeclarationID
  /// Where the annotation and the property's type are written.
  let scope: Scope

  /// What an annotation names.
  enum Found {
    case coder(NamedCoder)
    case problem(Problem)
  }

  /// Why an annotation names no coder of a property.
  enum Problem: Equatable {
    /// It is not just a type: `DateText("yyyy")`.
    case arguments(name: String)
    /// No source declares the type.
    case unknown(name: String)
    /// A source declares the type, and nothing makes it a coder.
    case noCoder(name: String)

    var name: String {
      switch self {
      case .arguments(let name), .unknown(let name), .noCoder(let name): name
      }
    }
  }

  /// A coder as an annotation names it.
  struct NamedCoder {
    var type: TypeName
    var builtin: BuiltinCoder?
    var declaration: DeclarationID?
    /// What it codes, and where that is written; nil where the sources do not say so.
    var value: (type: TypeName, scope: Scope)?
    /// Its generic parameters that the annotation leaves open.
    var open: [String]
  }

  /// The coder that a text names: `ISO8601()`, or `ISO8601`.
  func coder(named text: String) -> Found {
    let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    let type = TypeName(parsing: name)
    guard case .named(let components) = type.shape, let dotted = type.dottedName,
      !name.contains("("), let last = components.last
    else { return .problem(.arguments(name: String(text.prefix { $0 != "(" }))) }
    let expanded = model.expanded(type, in: scope)
    if let id = expanded.declarations.first {
      return declared(id, type, expanded)
    }
    let target = expanded.type.dottedName ?? dotted
    let local = target.hasPrefix("WidgetRuntime.") ? target.localName : target
    guard let builtin = BuiltinCoder(rawValue: local) else {
      // What another module declares is said to be there.
      return dotted.isDotted
        ? .coder(NamedCoder(type: type, open: [])) : .problem(.unknown(name: dotted))
    }
    guard case .named(let written) = expanded.type.shape else {
      return .problem(.unknown(name: dotted))
    }
    let arguments = written.last?.arguments ?? last.arguments
    return .coder(
      NamedCoder(
        type: type, builtin: builtin,
        value: (substituting(builtin.value, builtin.parameters, arguments, expanded.scope), scope),
        open: arguments.isEmpty ? builtin.parameters : []))
  }

  private func declared(_ id: DeclarationID, _ type: TypeName, _ expanded: ExpandedType) -> Found {
    let conformances = model.conformances(of: id)
    let isKnown = conformances.allSatisfy {
      KnownProtocols.isKnown($0) || !model.types(named: $0, in: Scope(in: id)).isEmpty
    }
    let name = model.name(of: id)
    if !conformances.contains("WidgetCoder"), isKnown || model.declaration(id).kind == .protocol {
      return .problem(.noCoder(name: name))
    }
    guard case .named(let components) = expanded.type.shape else {
      return .problem(.noCoder(name: name))
    }
    let parameters = model.type(id).parameterNames
    let arguments = components.last?.arguments ?? []
    let written = value(of: id)
    return .coder(
      NamedCoder(
        type: type, declaration: id,
        value: written.map {
          (substituting($0.type, parameters, arguments, expanded.scope), $0.scope)
        },
        open: arguments.isEmpty ? parameters : []))
  }

  /// What a coder of the user's codes: as its `typealias Value` says, its parameter `Value`, or what
  /// `decode(from:)` returns.
  private func value(of id: DeclarationID) -> (type: TypeName, scope: Scope)? {
    if model.type(id).parameterNames.contains("Value") {
      return (TypeName(parsing: "Value"), Scope(in: id))
    }
    if let alias = alias("Value", of: id) { return alias }
    for body in [id] + model.extensions(of: id) {
      let file = model.files[body.file]
      for function in model.declaration(body).functions where file.text(function.name) == "decode" {
        guard let returns = function.returns, file[function.parameters].count == 1 else { continue }
        return (TypeName(parsing: file.text(returns)), Scope(in: body))
      }
    }
    return nil
  }

  /// What a typealias in a type stands for.
  private func alias(_ name: String, of id: DeclarationID) -> (type: TypeName, scope: Scope)? {
    let (found, place) = (model.resolve(name, in: Scope(in: id)), id)
    guard case .alias(let type, let scope, _) = found, let around = scope.declaration,
      ([place] + model.extensions(of: place)).contains(
        DeclarationID(file: scope.file, index: around))
    else { return nil }
    return (type, scope)
  }

  private func substituting(
    _ type: TypeName, _ parameters: [String], _ arguments: [TypeName], _ place: Scope
  ) -> TypeName {
    guard parameters.count == arguments.count, !arguments.isEmpty else { return type }
    let values = Dictionary(
      zip(parameters, arguments.map { model.qualified($0, in: place) })
    ) { first, _ in first }
    return TypeName(parsing: type.spelled { values[$0] ?? $0 })
  }
}

extension CoderResolver {
  /// The shape of a type of which some part is coded by a coder; nil where no part can be.
  ///
  /// - Parameter isForAll: whether the coder is for all properties that it fits.
  func shape(of type: TypeName, _ coder: NamedCoder, isForAll: Bool) -> JSONShape? {
    var aliases = TypealiasResolver(model)
    let shape = part(type, in: scope, coder, isForAll, &aliases)
    // An optional that the coder itself codes may be missing nonetheless.
    if case .value = shape, model.expanded(type, in: scope).type.isOptional {
      return shape.map(JSONShape.optional)
    }
    return shape
  }

  private func part(
    _ type: TypeName, in place: Scope, _ coder: NamedCoder, _ isForAll: Bool,
    _ aliases: inout TypealiasResolver
  ) -> JSONShape? {
    let expanded = aliases.expand(type, in: place)
    if let value = value(type, in: place, expanded, coder, isForAll, &aliases) {
      return .value(value)
    }
    func inner(_ type: TypeName) -> JSONShape? {
      part(type, in: expanded.scope, coder, isForAll, &aliases)
    }
    switch expanded.type.shape {
    case .optional(let wrapped): return inner(wrapped).map(JSONShape.optional)
    case .array(let element): return inner(element).map(JSONShape.array)
    case .dictionary(let key, let value):
      let key = JSONShape.Key(
        aliases.expand(key, in: expanded.scope), spelling: spelling(of: key, in: expanded.scope))
      return inner(value).map { .dictionary(key: key, $0) }
    default: return nil
    }
  }

  /// The type itself, if that is what the coder codes.
  private func value(
    _ type: TypeName, in place: Scope, _ expanded: ExpandedType, _ coder: NamedCoder,
    _ isForAll: Bool, _ aliases: inout TypealiasResolver
  ) -> JSONShape.Value? {
    let name = expanded.type.dottedName ?? expanded.type.text
    let isLeaf =
      switch expanded.type.shape {
      case .optional, .array, .dictionary: false
      default: true
      }
    var bound: [String: String] = [:]
    if let value = coder.value {
      let isAny = coder.open.contains(value.type.text)
      let takesWhole = coder.builtin?.takesWhole ?? false
      if isAny, !(takesWhole ? !expanded.type.isOptional : isLeaf) { return nil }
      var types = TypeComparison(model: model, open: Set(coder.open), aliases: aliases)
      guard types.unify(value.type, value.scope, type, place, &bound) else { return nil }
    } else if !isLeaf {
      return nil
    }
    if isForAll, !isForAllOf(coder, bound) { return nil }
    let arguments = coder.open.compactMap { bound[$0] }
    guard arguments.count == coder.open.count else { return nil }
    let spelled = spelling(of: coder.type, in: scope)
    let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    return JSONShape.Value(
      spelling: spelling(of: type, in: place), name: name,
      declaration: expanded.declarations.first,
      coder: ValueCoder(
        spelling: spelled + list, builtin: coder.builtin, json: coder.declaration.flatMap(json)))
  }

  private func isForAllOf(_ coder: NamedCoder, _ bound: [String: String]) -> Bool {
    if coder.value == nil { return false }
    guard let builtin = coder.builtin, let type = bound["Value"] else { return coder.open.isEmpty }
    return builtin.isForAll(type)
  }

  private func json(of id: DeclarationID) -> JSONShape? {
    guard let alias = alias("JSON", of: id) else { return nil }
    var resolver = ShapeResolver(model: model, runtime: runtime, owner: owner)
    return resolver.resolve(alias.type, in: alias.scope)
  }

  private func spelling(of type: TypeName, in place: Scope) -> String {
    place == scope
      ? model.spelling(of: type, inExtensionOf: owner) : model.qualified(type, in: place)
  }
}
