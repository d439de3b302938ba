import WidgetSource
package import WidgetSyntax

extension Model {
  /// The names of all protocols and classes that a type conforms to or inherits from, directly,
  /// through others, or by an extension in any file.
  ///
  /// Names that no scanned source declares stand as written, without a module's name.
  package func conformances(of id: DeclarationID) -> Set<String> {
    if let known = knownConformances[id] { return known }
    var search = ConformanceSearch(self)
    return search.conformances(of: id, in: self)
  }

  /// The types that conform to one of the names, in order of the files.
  package func types(conformingTo names: [String]) -> [DeclarationID] {
    var search = ConformanceSearch(self)
    let wanted = Set(names)
    return candidates(conformingTo: names).sorted().filter {
      !search.conformances(of: $0, in: self).isDisjoint(with: wanted)
    }
  }

  /// The same model, which remembers what the types that conform to some names conform to besides:
  /// generating code asks for it again and again.
  func remembering(conformancesTo names: [String]) -> Model {
    var search = ConformanceSearch(self)
    for id in candidates(conformingTo: names).sorted() {
      _ = search.conformances(of: id, in: self)
    }
    return Model(self, knownConformances: search.known)
  }

  /// The types that may conform to one of the names.
  private func candidates(conformingTo names: [String]) -> Set<DeclarationID> {
    let named = KnownProtocols.refining(names).compactMap { $0.split(separator: ".").last }
    let inheritors = index.possibleInheritors(of: named.map(String.init), in: files)
    return Set(
      inheritors.flatMap { id in
        declaration(id).kind == .extension ? extended(by: id) : [id]
      })
  }
}

/// Follows inheritance clauses; remembers what it found, so that a protocol that a thousand types
/// conform to is followed once.
struct ConformanceSearch {
  private(set) var known: [DeclarationID: Set<String>]
  /// How many clauses the search is deep in; a longer chain than the bound is nobody's code, and
  /// following it would overflow the stack.
  private var depth = 0
  private static let depthLimit = 200

  /// A search that starts with what a model remembers.
  init(_ model: Model) { known = model.knownConformances }

  mutating func conformances(of id: DeclarationID, in model: Model) -> Set<String> {
    if let found = known[id] { return found }
    // Set before the search, so that a circle of protocols ends.
    known[id] = []
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var found: Set<String> = []
    for body in [id] + model.extensions(of: id) {
      for type in model.inheritanceClause(of: body) {
        var budget = AliasBudget()
        found.formUnion(names(type, in: model.lookupScope(ofInheritance: body), model, &budget))
      }
    }
    known[id] = found
    return found
  }

  /// The names a type in an inheritance clause stands for, with those it inherits from in turn.
  private mutating func names(
    _ type: TypeName, in scope: Scope, _ model: Model, _ budget: inout AliasBudget
  ) -> Set<String> {
    var found: Set<String> = []
    for part in type.composed {
      guard let name = part.dottedName else { continue }
      switch model.resolve(name, in: scope) {
      case .types(let ids):
        for id in ids {
          found.insert(model.name(of: id))
          found.formUnion(conformances(of: id, in: model))
        }
      case .alias(let target, let next, _):
        if budget.spend() {
          found.formUnion(names(target, in: next, model, &budget))
        }
      case .parameter: continue
      case .unknown:
        let local = name.localName
        found.insert(local)
        found.formUnion(KnownProtocols.refined(by: local))
      }
    }
    return found
  }
}

extension Model {
  /// An inheritance clause is read from outside the braces of its declaration.
  fileprivate func lookupScope(ofInheritance id: DeclarationID) -> Scope {
    Scope(file: id.file, declaration: declaration(id).parent)
  }
}
