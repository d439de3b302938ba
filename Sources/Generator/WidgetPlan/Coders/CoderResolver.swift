import WidgetModel
import WidgetSyntax

/// Finds the coder that an annotation names, and the parts of a property's type that the coder codes.
///
/// For example: `ISO8601` codes each `Date` of `[String: [Date]]?`.
struct CoderResolver {
  private let context: PlanningContext
  /// The type for which code is generated. In the resolved shapes, types are spelled as in its extension.
  private let owner: DeclarationID
  /// The scope of the annotation and of the property's type.
  private let scope: Scope
  private let spelling: ExtensionSpelling

  init(_ context: PlanningContext, owner: DeclarationID, scope: Scope) {
    self.context = context
    self.owner = owner
    self.scope = scope
    spelling = ExtensionSpelling(context.model, extending: owner)
  }

  private var model: Model { context.model }

  /// A coder, or the reason why the annotation names none.
  enum Found {
    case coder(NamedCoder)
    case problem(Problem)
  }

  /// The reason why an annotation does not name a coder.
  enum Problem: Equatable {
    /// The text is not just a type: `DateText("yyyy")`.
    case arguments(name: String)
    /// No source declares the type.
    case unknown(name: String)
    /// The type is not a coder.
    case noCoder(name: String)

    var name: String {
      switch self {
      case .arguments(let name), .unknown(let name), .noCoder(let name): name
      }
    }
  }

  /// A coder as named by an annotation.
  struct NamedCoder {
    var type: TypeName
    var builtin: BuiltinCoder?
    var declaration: DeclarationID?
    /// The type that the coder codes, with its scope; nil if the sources do not show the type.
    var value: (type: TypeName, scope: Scope)?
    /// The coder's generic parameters that the annotation does not specify.
    var open: [String]
  }

  /// Returns the coder that the text of an annotation names: `ISO8601()` or `ISO8601`.
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
      // A dotted name that no source declares may be a type of another module.
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
    let conformances = context.conformances[id]
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

  /// Returns the type that a user-defined coder codes: its generic parameter or typealias `Value`, or else the type
  /// that its function `decode` returns. Returns nil if the sources do not show the type.
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

  /// Returns the target of the typealias with the given name in a type, or nil if the type contains no such typealias.
  private func alias(_ name: String, of id: DeclarationID) -> (type: TypeName, scope: Scope)? {
    guard case .alias(let type, let scope, _) = model.resolve(name, in: Scope(in: id)),
      let around = scope.declaration,
      ([id] + model.extensions(of: id)).contains(
        DeclarationID(file: scope.file, index: around))
    else { return nil }
    return (type, scope)
  }

  private func substituting(
    _ type: TypeName, _ parameters: [String], _ arguments: [TypeName], _ scope: Scope
  ) -> TypeName {
    guard parameters.count == arguments.count, !arguments.isEmpty else { return type }
    let values = Dictionary(
      zip(parameters, arguments.map { model.qualified($0, in: scope) })
    ) { first, _ in first }
    return TypeName(parsing: type.spelled { values[$0] ?? $0 })
  }
}

// MARK: - Shapes

extension CoderResolver {
  /// Returns the shape of a type, with the coder for all matching parts of the type. Returns nil if no part matches.
  ///
  /// - Parameter isForAll: whether the annotation applies to all properties that the coder fits.
  func shape(of type: TypeName, _ coder: NamedCoder, isForAll: Bool) -> JSONShape? {
    var aliases = TypealiasResolver(model)
    let shape = part(type, in: scope, coder, isForAll, &aliases)
    // The key of an optional may be missing, even if the coder codes the optional as a whole.
    if case .value = shape, model.expanded(type, in: scope).type.isOptional {
      return shape.map(JSONShape.optional)
    }
    return shape
  }

  private func part(
    _ type: TypeName, in typeScope: Scope, _ coder: NamedCoder, _ isForAll: Bool,
    _ aliases: inout TypealiasResolver
  ) -> JSONShape? {
    let expanded = aliases.expand(type, in: typeScope)
    if let value = value(type, in: typeScope, expanded, coder, isForAll, &aliases) {
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
        aliases.expand(key, in: expanded.scope), spelling: text(of: key, in: expanded.scope))
      return inner(value).map { .dictionary(key: key, $0) }
    default: return nil
    }
  }

  /// Returns the type itself as a value with the coder, or nil if the coder does not code the whole type.
  private func value(
    _ type: TypeName, in typeScope: Scope, _ expanded: ExpandedType, _ coder: NamedCoder,
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
      guard types.unify(value.type, value.scope, type, typeScope, &bound) else { return nil }
    } else if !isLeaf {
      return nil
    }
    if isForAll, !isForAllOf(coder, bound) { return nil }
    if coder.builtin == .lenient, !mayBeConverted(expanded) { return nil }
    if coder.builtin == .nonFinite, !BuiltinCoder.isFloatingPoint(name) { return nil }
    let arguments = coder.open.compactMap { bound[$0] }
    guard arguments.count == coder.open.count else { return nil }
    let spelled = text(of: coder.type, in: scope)
    let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    let number = coder.builtin == .lenient ? BuiltinCoder.lenientCoder(of: name) : nil
    let json =
      coder.builtin == .emptyAsNil
      ? resolved(expanded.type.unwrapped, in: expanded.scope) : coder.declaration.flatMap(json)
    return JSONShape.Value(
      spelling: text(of: type, in: typeScope), name: name,
      declaration: expanded.declarations.first,
      coder: ValueCoder(
        spelling: number ?? spelled + list, builtin: coder.builtin,
        json: json, declaration: coder.declaration))
  }

  /// Whether `Lenient` may convert values of a type. A declared type must conform to `LosslessStringConvertible`. A type
  /// that no source declares, except for known types such as `UUID`, may conform to it. An enum's raw type does not
  /// matter.
  private func mayBeConverted(_ type: ExpandedType) -> Bool {
    if let id = type.declarations.first {
      let conformances = context.conformances[id]
      // The inheritance clause of an enum may spell its raw type with a typealias.
      let raw = model.type(id).swiftRawType(in: model)
      return conformances.contains("LosslessStringConvertible")
        || conformances.contains {
          $0 != raw && !KnownProtocols.isKnown($0) && !ScalarTypes.contain($0)
            && model.types(named: $0, in: Scope(in: id)).isEmpty
        }
    }
    guard let name = type.type.dottedName else { return false }
    return BuiltinCoder.isConverted(name)
      || !(ScalarTypes.contain(name) || ["Any", "Set", "JSONValue"].contains(name))
  }

  private func isForAllOf(_ coder: NamedCoder, _ bound: [String: String]) -> Bool {
    if coder.value == nil { return false }
    guard let builtin = coder.builtin, let type = bound["Value"] else { return coder.open.isEmpty }
    return builtin.isForAll(type)
  }

  private func json(of id: DeclarationID) -> JSONShape? {
    alias("JSON", of: id).flatMap { resolved($0.type, in: $0.scope) }
  }

  private func resolved(_ type: TypeName, in typeScope: Scope) -> JSONShape? {
    var resolver = ShapeResolver(context, owner: owner)
    return resolver.resolve(type, in: typeScope)
  }

  private func text(of type: TypeName, in typeScope: Scope) -> String {
    spelling.text(of: type, in: typeScope, startingAt: scope)
  }
}
