import WidgetSource
package import WidgetSyntax

/// The `#if` conditions and the availability under which types conform to a protocol.
///
/// Both depend on where the conformance is declared: by the type itself, by an extension, or by a superclass.
package struct ConformanceConditions {
  private let conformances: Conformances

  package init(_ conformances: Conformances) { self.conformances = conformances }

  private var model: Model { conformances.model }

  // MARK: - Conditions

  /// Returns the condition of the `#if`s around a type and around the declaration of its conformance to a protocol, or
  /// nil if there isn't one.
  package func condition(of id: DeclarationID, as protocolName: String) -> String? {
    condition(of: id, as: protocolName, depth: 0)
  }

  private func condition(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> String? {
    let own = model.declaration(id).clause.map(model.files[id.file].conditionText)
    let extensions = model.extensions(of: id)
    guard
      model.declaration(id).kind == .class
        || extensions.contains(where: { model.declaration($0).clause != nil })
    else { return own }
    let conditions = ([id] + extensions)
      .filter { conformances.clause(of: $0, declares: protocolName) }
      .map { condition(ofClauseOf: $0, as: protocolName, depth: depth) }
    // A single declaration that is compiled wherever the type is compiled is sufficient.
    if conditions.isEmpty || conditions.contains(where: { $0 == nil || $0 == own }) { return own }
    let distinct = conditions.compactMap(\.self).uniqued()
    let joined =
      distinct.count == 1
      ? distinct[0] : distinct.map { "(\($0))" }.joined(separator: " || ")
    return CompilationCondition.both(own, joined)
  }

  private func condition(
    ofClauseOf body: DeclarationID, as protocolName: String, depth: Int
  ) -> String? {
    let own = model.declaration(body).clause.map(model.files[body.file].conditionText)
    guard depth < Self.depthLimit,
      let superclass = superclass(of: body, conformingTo: protocolName),
      let inherited = condition(of: superclass, as: protocolName, depth: depth + 1)
    else { return own }
    return CompilationCondition.both(own, inherited)
  }

  // MARK: - Availability

  /// Returns the availability of a type's conformance to a protocol. The conformance may be declared in an extension
  /// with its own availability.
  package func availability(of id: DeclarationID, as protocolName: String) -> Availability {
    availability(of: id, as: protocolName, depth: 0)
  }

  private func availability(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> Availability {
    let own = model.availability(of: id)
    let bodies = [id] + model.extensions(of: id)
    guard
      model.declaration(id).kind == .class
        || bodies.dropFirst().contains(where: { !model.availabilityAttributes(of: $0).isEmpty })
    else { return own }
    let conforming = bodies.filter { conformances.clause(of: $0, declares: protocolName) }.map {
      availability(ofClauseOf: $0, as: protocolName, depth: depth)
    }
    // A single declaration that is available wherever the type is available is sufficient.
    guard let first = conforming.first, !conforming.contains(.always) else { return own }
    return own.and(first)
  }

  private func availability(
    ofClauseOf body: DeclarationID, as protocolName: String, depth: Int
  ) -> Availability {
    let own =
      model.declaration(body).kind == .extension
      ? Availability(model.availabilityAttributes(of: body)) : .always
    guard depth < Self.depthLimit,
      let superclass = superclass(of: body, conformingTo: protocolName)
    else { return own }
    return own.and(availability(of: superclass, as: protocolName, depth: depth + 1))
  }

  // MARK: - Superclasses

  /// Ends the search among classes that inherit from each other, which is an error in Swift.
  private static let depthLimit = 32

  /// Returns the superclass from which a class inherits its conformance to a protocol. Returns nil if the class does
  /// not inherit the conformance, or if the class's own clause also names the protocol or a refinement of it.
  private func superclass(
    of body: DeclarationID, conformingTo protocolName: String
  ) -> DeclarationID? {
    guard model.declaration(body).kind == .class else { return nil }
    let entries = model.inheritanceClause(of: body).filter {
      conformances.names(of: $0, inClauseOf: body).contains(protocolName)
    }
    guard entries.count == 1, let name = entries[0].dottedName else { return nil }
    return model.types(named: name, in: model.scope(ofInheritanceClauseOf: body))
      .first { model.declaration($0).kind == .class }
  }
}
