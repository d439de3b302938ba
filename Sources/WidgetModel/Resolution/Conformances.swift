import WidgetSource
package import WidgetSyntax

/// The protocols and classes that types conform to or inherit from, across all files.
///
/// The conformances that are requested often are computed once, by the initializer. All other conformances are computed
/// on each request.
package struct Conformances: Sendable {
  package let model: Model
  private let known: [DeclarationID: Set<String>]

  /// - Parameters:
  ///   - ids: types whose conformances are requested often.
  ///   - names: protocols; the conformances of all types that may conform to one of them are requested often.
  package init(
    in model: Model, of ids: [DeclarationID] = [], conformingTo names: [String] = []
  ) {
    self.model = model
    var search = ConformanceSearch(model, known: [:])
    for id in Self.candidates(conformingTo: names, in: model).union(ids).stablySorted() {
      _ = search.conformances(of: id)
    }
    known = search.found
  }

  /// The names of all protocols and classes that a type conforms to or inherits from: directly, indirectly, or through
  /// an extension in any file. If no source declares the protocol or class, its name is used as written, without the
  /// module.
  package subscript(id: DeclarationID) -> Set<String> {
    if let found = known[id] { return found }
    var search = ConformanceSearch(model, known: known)
    return search.conformances(of: id)
  }

  /// Whether the inheritance clause of a type or an extension declares a conformance, directly or indirectly.
  package func clause(of body: DeclarationID, declares name: String) -> Bool {
    var search = ConformanceSearch(model, known: known)
    return search.names(inClauseOf: body).contains(name)
  }

  /// Returns the names that one entry of an inheritance clause adds to the conformances of a type.
  func names(of entry: TypeName, inClauseOf body: DeclarationID) -> Set<String> {
    var search = ConformanceSearch(model, known: known)
    return search.names(of: entry, inClauseOf: body)
  }

  /// Returns the types that conform to one of the given protocols, in the order of the files.
  package func types(conformingTo names: [String]) -> [DeclarationID] {
    var search = ConformanceSearch(model, known: known)
    let wanted = Set(names)
    return Self.candidates(conformingTo: names, in: model).stablySorted().filter {
      !search.conformances(of: $0).isDisjoint(with: wanted)
    }
  }

  /// Returns the types that conform to each of several protocols with the same name, in the order of the files.
  package func types(
    conformingToEach protocols: [DeclarationID]
  ) -> [DeclarationID: [DeclarationID]] {
    guard let first = protocols.first else { return [:] }
    let conforming = types(conformingTo: [model.name(of: first)])
    if protocols.count == 1 { return [first: conforming] }
    var search = InheritanceSearch(model)
    let wanted = Set(protocols)
    var found: [DeclarationID: [DeclarationID]] = [:]
    for type in conforming {
      for id in search.inherited(by: type).intersection(wanted) {
        found[id, default: []].append(type)
      }
    }
    return found
  }

  /// Returns the types that may conform to one of the given protocols.
  private static func candidates(
    conformingTo names: [String], in model: Model
  ) -> Set<DeclarationID> {
    if names.isEmpty { return [] }
    let named = KnownProtocols.refining(names).map(\.localName)
    let inheritors = model.index.possibleInheritors(of: named, in: model.files)
    return Set(
      inheritors.flatMap { id in
        model.declaration(id).kind == .extension ? model.extended(by: id) : [id]
      })
  }
}

/// Finds the declared protocols and classes that types conform to or inherit from. Unlike names, they distinguish
/// protocols with the same name.
private struct InheritanceSearch {
  private let model: Model
  private var found: [DeclarationID: Set<DeclarationID>] = [:]
  private var depth = 0

  init(_ model: Model) { self.model = model }

  /// Returns the protocols and classes, directly, indirectly, or through an extension in any file.
  mutating func inherited(by id: DeclarationID) -> Set<DeclarationID> {
    if let known = found[id] { return known }
    // The entry is set before the search, so that the search ends if protocols refine each other.
    found[id] = []
    guard depth < ConformanceSearch.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var inherited: Set<DeclarationID> = []
    for body in [id] + model.extensions(of: id) {
      for entry in model.inheritanceClause(of: body) {
        var aliases = TypealiasResolver(model)
        let scope = model.scope(ofInheritanceClauseOf: body)
        for next in declarations(entry, in: scope, &aliases) {
          inherited.insert(next)
          inherited.formUnion(self.inherited(by: next))
        }
      }
    }
    found[id] = inherited
    return inherited
  }

  /// Returns the declarations that the members of a composition refer to.
  private func declarations(
    _ type: TypeName, in scope: Scope, _ aliases: inout TypealiasResolver
  ) -> [DeclarationID] {
    type.composed.flatMap { part in
      let expanded = aliases.expand(part, in: scope)
      if case .structural = expanded.meaning, expanded.type.composed != [expanded.type] {
        return declarations(expanded.type, in: expanded.scope, &aliases)
      }
      return expanded.declarations
    }
  }
}

/// Follows inheritance clauses. Each type is visited once, even if a thousand types inherit from it.
private struct ConformanceSearch {
  private let model: Model
  private let known: [DeclarationID: Set<String>]
  /// The conformances found by this search. Adding them to `known` would copy the whole dictionary.
  private(set) var found: [DeclarationID: Set<String>] = [:]
  /// The number of types whose clauses are currently being followed.
  private var depth = 0
  /// The limit protects the stack; no real code has longer chains.
  static let depthLimit = 200

  init(_ model: Model, known: [DeclarationID: Set<String>]) {
    self.model = model
    self.known = known
  }

  mutating func conformances(of id: DeclarationID) -> Set<String> {
    if let known = known[id] ?? found[id] { return known }
    // The entry is set before the search, so that the search ends if protocols refine each other.
    found[id] = []
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var conformances: Set<String> = []
    for body in [id] + model.extensions(of: id) {
      conformances.formUnion(names(inClauseOf: body))
    }
    found[id] = conformances
    return conformances
  }

  mutating func names(inClauseOf body: DeclarationID) -> Set<String> {
    model.inheritanceClause(of: body).reduce(into: []) { names, entry in
      names.formUnion(self.names(of: entry, inClauseOf: body))
    }
  }

  mutating func names(of entry: TypeName, inClauseOf body: DeclarationID) -> Set<String> {
    var aliases = TypealiasResolver(model)
    return names(entry, in: model.scope(ofInheritanceClauseOf: body), &aliases)
  }

  private mutating func names(
    _ type: TypeName, in scope: Scope, _ aliases: inout TypealiasResolver
  ) -> Set<String> {
    var names: Set<String> = []
    for part in type.composed {
      let expanded = aliases.expand(part, in: scope)
      switch expanded.meaning {
      case .declared(let ids):
        for id in ids {
          names.insert(model.name(of: id))
          names.formUnion(conformances(of: id))
        }
      case .unknown:
        guard let local = expanded.type.dottedName?.localName else { continue }
        names.insert(local)
        names.formUnion(KnownProtocols.refined(by: local))
      case .structural where expanded.type.composed != [expanded.type]:
        names.formUnion(self.names(expanded.type, in: expanded.scope, &aliases))
      case .parameter, .structural: continue
      }
    }
    return names
  }
}
