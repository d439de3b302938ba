import WidgetSource
package import WidgetSyntax

/// The `#if` conditions and the availability under which types conform to a protocol.
///
/// Both depend on where the conformance is declared: by the type itself, by an extension, or by a superclass.
package struct ConformanceConditions {
  private let conformances: Conformances
  /// The clauses of the last type, because a type can conform to many protocols.
  private var last: InheritanceClauses?
  /// The clauses of superclasses that have several entries.
  private var superclasses: [DeclarationID: InheritanceClauses] = [:]

  package init(_ conformances: Conformances) { self.conformances = conformances }

  private var model: Model { conformances.model }

  private mutating func clauses(of id: DeclarationID, depth: Int) -> InheritanceClauses {
    if let last, last.id == id { return last }
    if let known = superclasses[id] { return known }
    let clauses = InheritanceClauses(of: id, conformances)
    if depth == 0 {
      last = clauses
    } else if clauses.count > 1 {
      superclasses[id] = clauses
    }
    return clauses
  }

  // MARK: - Conditions

  /// Returns the condition of the `#if`s around a type and around the declaration of its conformance to a protocol, or
  /// nil if there isn't one.
  package mutating func condition(of id: DeclarationID, as protocolName: String) -> String? {
    condition(of: id, as: protocolName, depth: 0)
  }

  private mutating func condition(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> String? {
    let own = model.declaration(id).clause.map(model.files[id.file].conditionText)
    let clauses = clauses(of: id, depth: depth)
    guard clauses.haveConditions else { return own }
    let conditions = clauses.declaring(protocolName).map { condition(of: $0, protocolName, depth) }
    // A single declaration that is compiled wherever the type is compiled is sufficient.
    if conditions.isEmpty || conditions.contains(where: { $0 == nil || $0 == own }) { return own }
    let distinct = conditions.compactMap(\.self).uniqued()
    let joined =
      distinct.count == 1
      ? distinct[0] : distinct.map { "(\($0))" }.joined(separator: " || ")
    return CompilationCondition.both(own, joined)
  }

  private mutating func condition(
    of clause: InheritanceClauses.Clause, _ protocolName: String, _ depth: Int
  ) -> String? {
    let own = model.declaration(clause.body).clause.map(model.files[clause.body.file].conditionText)
    guard depth < Self.depthLimit, let superclass = superclass(in: clause),
      let inherited = condition(of: superclass, as: protocolName, depth: depth + 1)
    else { return own }
    return CompilationCondition.both(own, inherited)
  }

  // MARK: - Availability

  /// Returns the availability of a type's conformance to a protocol. The conformance may be declared in an extension
  /// with its own availability.
  package mutating func availability(
    of id: DeclarationID, as protocolName: String
  ) -> Availability {
    availability(of: id, as: protocolName, depth: 0)
  }

  private mutating func availability(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> Availability {
    let own = model.availability(of: id)
    let clauses = clauses(of: id, depth: depth)
    guard clauses.haveAvailability else { return own }
    let conforming = clauses.declaring(protocolName).map {
      availability(of: $0, protocolName, depth)
    }
    // A single declaration that is available wherever the type is available is sufficient.
    guard let first = conforming.first, !conforming.contains(.always) else { return own }
    return own.and(first)
  }

  private mutating func availability(
    of clause: InheritanceClauses.Clause, _ protocolName: String, _ depth: Int
  ) -> Availability {
    let own =
      model.declaration(clause.body).kind == .extension
      ? Availability(model.availabilityAttributes(of: clause.body)) : .always
    guard depth < Self.depthLimit, let superclass = superclass(in: clause) else { return own }
    return own.and(availability(of: superclass, as: protocolName, depth: depth + 1))
  }

  // MARK: - Superclasses

  /// Ends the search among classes that inherit from each other, which is an error in Swift.
  private static let depthLimit = 32

  /// Returns the superclass from which a class inherits a conformance. Returns nil if the class does not inherit the
  /// conformance, or if the class's own clause also names the protocol or a refinement of it.
  private func superclass(in clause: InheritanceClauses.Clause) -> DeclarationID? {
    guard model.declaration(clause.body).kind == .class, clause.entries.count == 1,
      let name = clause.entries[0].dottedName
    else { return nil }
    return model.types(named: name, in: model.scope(ofInheritanceClauseOf: clause.body))
      .first { model.declaration($0).kind == .class }
  }
}
