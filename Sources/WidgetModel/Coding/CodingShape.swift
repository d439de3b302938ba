package import WidgetSyntax

/// How a value of a type stands in the JSON, seen through typealiases and across files.
///
/// For example: `[Action]?` is `.optional(.array(.base("Action")))`.
package indirect enum CodingShape: Equatable, Sendable {
  /// A type that codes itself.
  case value
  /// A protocol whose values carry their type's name.
  case base(String)
  /// A type that is coded as a base and cast.
  case cast(base: String)
  case optional(CodingShape)
  case array(CodingShape)
  case dictionary(CodingShape)

  /// Whether a type's name has to be read somewhere in it.
  var isPolymorphic: Bool {
    switch self {
    case .value: false
    case .base, .cast: true
    case .optional(let shape), .array(let shape), .dictionary(let shape): shape.isPolymorphic
    }
  }
}

extension Model {
  /// The shape of a type as it is written in a scope.
  package func codingShape(
    of type: TypeName, in scope: Scope, _ rules: CodingRules
  ) -> CodingShape {
    var search = ConformanceSearch()
    var budget = AliasBudget()
    return codingShape(of: type, in: scope, rules, &search, &budget)
  }

  private func codingShape(
    of type: TypeName, in scope: Scope, _ rules: CodingRules, _ search: inout ConformanceSearch,
    _ budget: inout AliasBudget
  ) -> CodingShape {
    func shape(_ part: TypeName) -> CodingShape {
      codingShape(of: part, in: scope, rules, &search, &budget)
    }
    switch type.shape {
    case .optional(let wrapped): return .optional(shape(wrapped))
    case .array(let element): return .array(shape(element))
    case .dictionary(_, let value): return .dictionary(shape(value))
    case .existential(let type): return shape(type)
    case .composition(let types):
      let base = types.compactMap { shape($0).baseName }.first
      return base.map { .cast(base: $0) } ?? .value
    case .named:
      guard let name = type.dottedName else { return .value }
      let resolution = resolve(name, in: scope)
      if case .alias(let target, let next, _) = resolution {
        guard budget.spend(on: target) else { return .value }
        return codingShape(of: target, in: next, rules, &search, &budget)
      }
      if case .parameter = resolution { return .value }
      return namedShape(name, declarations(resolution), rules, &search)
    default: return .value
    }
  }

  private func namedShape(
    _ name: String, _ ids: [DeclarationID], _ rules: CodingRules, _ search: inout ConformanceSearch
  ) -> CodingShape {
    guard let id = ids.first else {
      let local = name.localName
      if rules.bases.contains(local) { return .base(local) }
      let refined = KnownProtocols.refined(by: local)
      return rules.bases.first(where: refined.contains).map { .cast(base: $0) } ?? .value
    }
    guard declaration(id).kind == .protocol else {
      guard rules.castsConcreteTypes else { return .value }
      let bodies = [id] + extensions(of: id)
      return rules.bases.first { base in bodies.contains { names(base, inClauseOf: $0) } }
        .map { .cast(base: $0) } ?? .value
    }
    let qualified = self.name(of: id)
    if rules.bases.contains(qualified) { return .base(qualified) }
    let conformances = search.conformances(of: id, in: self)
    return rules.bases.first(where: conformances.contains).map { .cast(base: $0) } ?? .value
  }
}

extension Model {
  /// Whether an inheritance clause names a protocol, with its module in front or without.
  private func names(_ name: String, inClauseOf id: DeclarationID) -> Bool {
    let file = files[id.file]
    return file[declaration(id).inherits].contains { entry in
      // Few end like it, and only those are worth reading.
      let text = file.text(entry)
      guard text.hasSuffix(name) else { return false }
      return TypeName(parsing: text).dottedName?.localName == name
    }
  }
}

extension CodingShape {
  fileprivate var baseName: String? {
    switch self {
    case .base(let name), .cast(base: let name): name
    default: nil
    }
  }
}
