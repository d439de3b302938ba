import WidgetSource
package import WidgetSyntax

extension Model {
  /// The names of all protocols and classes that a type conforms to or inherits from, directly,
  /// through others, or by an extension in any file.
  ///
  /// Names that no scanned source declares are kept as written, without a module's name.
  package func conformances(of id: DeclarationID) -> Set<String> {
    if let known = knownConformances[id] { return known }
    var search = ConformanceSearch()
    return search.conformances(of: id, in: self)
  }

  /// Whether the inheritance clause of one declaration, a type or an extension, brings a
  /// conformance, directly or through others.
  package func inherits(_ body: DeclarationID, from name: String) -> Bool {
    var search = ConformanceSearch()
    return search.names(inClauseOf: body, self).contains(name)
  }

  /// The types that conform to one of the names, in order of the files.
  package func types(conformingTo names: [String]) -> [DeclarationID] {
    var search = ConformanceSearch()
    let wanted = Set(names)
    return candidates(conformingTo: names).stablySorted().filter {
      !search.conformances(of: $0, in: self).isDisjoint(with: wanted)
    }
  }

  /// The same model, which remembers all that some types conform to, and those that conform to
  /// some names: generating code asks for it again and again.
  package func remembering(conformancesOf ids: [DeclarationID], conformingTo names: [String])
    -> Model
  {
    var search = ConformanceSearch()
    for id in candidates(conformingTo: names).union(ids).stablySorted() {
      _ = search.conformances(of: id, in: self)
    }
    return Model(self, knownConformances: search.found)
  }

  /// The types that may conform to one of the names.
  private func candidates(conformingTo names: [String]) -> Set<DeclarationID> {
    let named = KnownProtocols.refining(names).map(\.localName)
    let inheritors = index.possibleInheritors(of: named, in: files)
    return Set(
      inheritors.flatMap { id in
        declaration(id).kind == .extension ? extended(by: id) : [id]
      })
  }
}

/// Follows inheritance clauses; remembers what it found, so that a protocol that a thousand types
/// conform to is followed once.
package struct ConformanceSearch {
  /// What is found besides what the model remembers: its own, since adding to a copy of that would
  /// copy the whole for each search.
  private(set) var found: [DeclarationID: Set<String>] = [:]
  /// How many clauses the search is deep in; a longer chain than the bound is nobody's code, and
  /// following it would overflow the stack.
  private var depth = 0
  private static let depthLimit = 200

  package init() {}

  package mutating func conformances(of id: DeclarationID, in model: Model) -> Set<String> {
    if let known = model.knownConformances[id] ?? found[id] { return known }
    // Set before the search, so that a circle of protocols ends.
    found[id] = []
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var conformances: Set<String> = []
    for body in [id] + model.extensions(of: id) {
      conformances.formUnion(names(inClauseOf: body, model))
    }
    found[id] = conformances
    return conformances
  }

  /// The names that the inheritance clause of one declaration stands for.
  mutating func names(inClauseOf body: DeclarationID, _ model: Model) -> Set<String> {
    var found: Set<String> = []
    for type in model.inheritanceClause(of: body) {
      found.formUnion(names(of: type, inClauseOf: body, model))
    }
    return found
  }

  /// The names a type in an inheritance clause stands for, with those it inherits from in turn.
  mutating func names(
    of type: TypeName, inClauseOf body: DeclarationID, _ model: Model
  ) -> Set<String> {
    var aliases = TypealiasResolver(model)
    return names(type, in: model.lookupScope(ofInheritance: body), model, &aliases)
  }

  private mutating func names(
    _ type: TypeName, in scope: Scope, _ model: Model, _ aliases: inout TypealiasResolver
  ) -> Set<String> {
    var found: Set<String> = []
    for part in type.composed {
      let expanded = aliases.expand(part, in: scope)
      switch expanded.meaning {
      case .declared(let ids):
        for id in ids {
          found.insert(model.name(of: id))
          found.formUnion(conformances(of: id, in: model))
        }
      case .unknown:
        guard let local = expanded.type.dottedName?.localName else { continue }
        found.insert(local)
        found.formUnion(KnownProtocols.refined(by: local))
      case .structural where expanded.type.composed != [expanded.type]:
        found.formUnion(names(expanded.type, in: expanded.scope, model, &aliases))
      case .parameter, .structural: continue
      }
    }
    return found
  }
}

extension Model {
  /// An inheritance clause is read from outside the braces of its declaration.
  func lookupScope(ofInheritance id: DeclarationID) -> Scope {
    Scope(file: id.file, declaration: declaration(id).parent)
  }
}
