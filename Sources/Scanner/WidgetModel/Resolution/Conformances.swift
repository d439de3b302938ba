import WidgetSource
package import WidgetSyntax

/// The protocols and classes that types conform to or inherit from, across all files.
///
/// The conformances that are requested often are computed once, by the initializer. All other conformances are computed
/// on each request.
package struct Conformances: Sendable {
  package let model: Model
  /// A protocol or class that inherits from a chain of more than `longestChain` others, or nil if there isn't one. Its
  /// conformances are not known.
  package let longChain: DeclarationID?
  private let known: [DeclarationID: Inherited]

  /// The maximum number of protocols and classes that inherit from each other. The limit protects the stack; real code
  /// does not reach it. Each type stores what it inherits, so memory would grow with the square of the length.
  package static let longestChain = 64

  /// - Parameters:
  ///   - ids: types whose conformances are requested often.
  ///   - names: protocols; the conformances of all types that may conform to one of them are requested often.
  package init(
    in model: Model, of ids: [DeclarationID] = [], conformingTo names: [String] = []
  ) {
    self.model = model
    var search = InheritanceSearch(model)
    for id in Self.candidates(conformingTo: names, in: model).union(ids).stablySorted() {
      _ = search.inherited(by: id)
    }
    known = search.found
    longChain = search.longChain
  }

  /// The names of all protocols and classes that a type conforms to or inherits from: directly, indirectly, or through
  /// an extension in any file. If no source declares the protocol or class, its name is used as written, without the
  /// module.
  package subscript(id: DeclarationID) -> Set<String> {
    if let found = known[id] { return found.names }
    var search = InheritanceSearch(model, known: known)
    return search.inherited(by: id).names
  }

  /// Whether the inheritance clause of a type or an extension declares a conformance, directly or indirectly.
  package func clause(of body: DeclarationID, declares name: String) -> Bool {
    var search = InheritanceSearch(model, known: known)
    return search.inherited(inClauseOf: body).names.contains(name)
  }

  /// Returns the protocols and classes of the sources that the inheritance clause of a type or an extension contains,
  /// directly or indirectly.
  package func declarations(inClauseOf body: DeclarationID) -> [DeclarationID] {
    var search = InheritanceSearch(model, known: known)
    return search.inherited(inClauseOf: body).declarations.stablySorted()
  }

  /// Returns the names that one entry of an inheritance clause adds to the conformances of a type.
  func names(of entry: TypeName, inClauseOf body: DeclarationID) -> Set<String> {
    var search = InheritanceSearch(model, known: known)
    return search.inherited(from: entry, inClauseOf: body).names
  }

  /// Returns the types that conform to one of the given protocols, in the order of the files.
  package func types(conformingTo names: [String]) -> [DeclarationID] {
    var search = InheritanceSearch(model, known: known)
    let wanted = Set(names)
    return Self.candidates(conformingTo: names, in: model).stablySorted().filter {
      !search.inherited(by: $0).names.isDisjoint(with: wanted)
    }
  }

  /// Returns the types that conform to each of several protocols with the same name, in the order of the files.
  package func types(
    conformingToEach protocols: [DeclarationID]
  ) -> [DeclarationID: [DeclarationID]] {
    guard let first = protocols.first else { return [:] }
    let conforming = types(conformingTo: [model.name(of: first)])
    if protocols.count == 1 { return [first: conforming] }
    var search = InheritanceSearch(model, known: known)
    let wanted = Set(protocols)
    var found: [DeclarationID: [DeclarationID]] = [:]
    for type in conforming {
      for id in search.inherited(by: type).declarations.intersection(wanted) {
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

/// The protocols and classes that a type conforms to or inherits from.
private struct Inherited {
  var names: Set<String> = []
  /// The protocols and classes that sources declare. Unlike names, they distinguish protocols with the same name.
  var declarations: Set<DeclarationID> = []
  /// The number of declarations in the longest chain, including the type.
  var length = 0

  mutating func formUnion(_ other: Inherited) {
    length = max(length, other.length)
    names.formUnion(other.names)
    declarations.formUnion(other.declarations)
  }
}

/// Follows inheritance clauses. Each type is visited once, even if a thousand types inherit from it.
private struct InheritanceSearch {
  private let model: Model
  private let known: [DeclarationID: Inherited]
  /// The results of this search. Adding them to `known` would copy the whole dictionary.
  private(set) var found: [DeclarationID: Inherited] = [:]
  /// The number of types whose clauses are currently being followed.
  private var depth = 0
  private(set) var longChain: DeclarationID?

  init(_ model: Model, known: [DeclarationID: Inherited] = [:]) {
    self.model = model
    self.known = known
  }

  /// Returns what a type inherits: directly, indirectly, or through an extension in any file.
  mutating func inherited(by id: DeclarationID) -> Inherited {
    if let known = known[id] ?? found[id] { return known }
    // The entry is set before the search, so that the search ends if protocols refine each other.
    found[id] = Inherited()
    guard depth < Conformances.longestChain else { return refused(id) }
    depth += 1
    defer { depth -= 1 }
    var inherited = Inherited()
    for body in [id] + model.extensions(of: id) {
      inherited.formUnion(self.inherited(inClauseOf: body))
    }
    if inherited.length == Conformances.longestChain { return refused(id) }
    inherited.length += 1
    found[id] = inherited
    return inherited
  }

  private mutating func refused(_ id: DeclarationID) -> Inherited {
    longChain = longChain ?? id
    return Inherited()
  }

  mutating func inherited(inClauseOf body: DeclarationID) -> Inherited {
    model.inheritanceClause(of: body).reduce(into: Inherited()) { inherited, entry in
      inherited.formUnion(self.inherited(from: entry, inClauseOf: body))
    }
  }

  mutating func inherited(from entry: TypeName, inClauseOf body: DeclarationID) -> Inherited {
    var aliases = TypealiasResolver(model)
    return inherited(from: entry, in: model.scope(ofInheritanceClauseOf: body), &aliases)
  }

  private mutating func inherited(
    from type: TypeName, in scope: Scope, _ aliases: inout TypealiasResolver
  ) -> Inherited {
    var inherited = Inherited()
    for part in type.composed {
      let expanded = aliases.expand(part, in: scope)
      switch expanded.meaning {
      case .declared(let ids):
        for id in ids {
          inherited.names.insert(model.name(of: id))
          inherited.declarations.insert(id)
          inherited.formUnion(self.inherited(by: id))
        }
      case .unknown:
        guard let local = expanded.type.dottedName?.localName else { continue }
        inherited.names.insert(local)
        inherited.names.formUnion(KnownProtocols.refined(by: local))
      case .structural where expanded.type.composed != [expanded.type]:
        inherited.formUnion(
          self.inherited(from: expanded.type, in: expanded.scope, &aliases))
      case .parameter, .structural: continue
      }
    }
    return inherited
  }
}

extension Set<String> {
  /// Whether the conformances of a type include `Decodable` or `Encodable`.
  package var includeCoding: Bool { contains("Decodable") || contains("Encodable") }
}
