import WidgetSyntax

/// The inheritance clauses of a type and its extensions, found by the protocols and classes that they declare.
struct InheritanceClauses {
  /// The inheritance clause of a type or an extension.
  struct Clause {
    let body: DeclarationID
    /// The entries that declare the conformance, directly or indirectly.
    var entries: [TypeName]
  }

  let id: DeclarationID
  /// Whether the conditions of conformances may differ from the type's condition.
  let haveConditions: Bool
  /// Whether the availability of conformances may differ from the type's availability.
  let haveAvailability: Bool
  /// The number of entries in all clauses.
  let count: Int
  private let declaring: [String: [Clause]]

  init(of id: DeclarationID, _ conformances: Conformances) {
    let model = conformances.model
    let extensions = model.extensions(of: id)
    let isClass = model.declaration(id).kind == .class
    haveConditions = isClass || extensions.contains { model.declaration($0).clause != nil }
    haveAvailability =
      isClass || extensions.contains { !model.availabilityAttributes(of: $0).isEmpty }
    self.id = id
    var count = 0
    var declaring: [String: [Clause]] = [:]
    for body in haveConditions || haveAvailability ? [id] + extensions : [] {
      for entry in model.inheritanceClause(of: body) {
        count += 1
        for name in conformances.names(of: entry, inClauseOf: body) {
          declaring[name, default: []].add(entry, of: body)
        }
      }
    }
    (self.count, self.declaring) = (count, declaring)
  }

  /// Returns the clauses that declare a conformance, directly or indirectly.
  func declaring(_ name: String) -> [Clause] { declaring[name] ?? [] }
}

extension [InheritanceClauses.Clause] {
  fileprivate mutating func add(_ entry: TypeName, of body: DeclarationID) {
    if last?.body == body {
      self[count - 1].entries.append(entry)
    } else {
      append(InheritanceClauses.Clause(body: body, entries: [entry]))
    }
  }
}
