import WidgetSource
package import WidgetSyntax

/// The `@available` attributes of types, which their extensions must repeat.
///
/// For example: `@available(macOS 14, *)`.
extension Model {
  /// The attributes of a type and of the types around it, from the inside out. The latest of several
  /// versions for one platform applies.
  package func availabilityAttributes(of id: DeclarationID) -> [String] {
    var found: [String] = []
    var index: Int? = id.index
    let file = files[id.file]
    while let current = index {
      let declaration = file.declarations[current]
      for text in file.availability(declaration.attributes) where !found.contains(text) {
        found.append(text)
      }
      if declaration.kind == .extension, id.index != current,
        let extended = extended(by: DeclarationID(file: id.file, index: current)).first
      {
        found += availabilityAttributes(of: extended).filter { !found.contains($0) }
      }
      index = declaration.parent
    }
    return found
  }

  /// Where a type can be used.
  package func availability(of id: DeclarationID) -> Availability {
    let attributes = availabilityAttributes(of: id)
    return attributes.isEmpty ? .always : Availability(attributes)
  }

  /// Where a type can be used as a value of a protocol, to which an extension with its own
  /// availability may conform it.
  package func availability(of id: DeclarationID, as protocolName: String) -> Availability {
    availability(of: id, as: protocolName, depth: 0)
  }

  private func availability(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> Availability {
    let own = availability(of: id)
    let bodies = [id] + extensions(of: id)
    guard
      declaration(id).kind == .class
        || bodies.dropFirst().contains(where: { !availabilityAttributes(of: $0).isEmpty })
    else { return own }
    let conforming = bodies.filter { inherits($0, from: protocolName) }.map {
      availability(ofClauseOf: $0, as: protocolName, depth: depth)
    }
    // One that can be used wherever the type can is enough.
    guard let first = conforming.first, !conforming.contains(.always) else { return own }
    return own.and(first)
  }

  /// Where the conformance can be used that one inheritance clause declares or inherits.
  private func availability(
    ofClauseOf body: DeclarationID, as protocolName: String, depth: Int
  ) -> Availability {
    let own =
      declaration(body).kind == .extension
      ? Availability(availabilityAttributes(of: body)) : .always
    // The bound ends the search among classes that inherit from each other, which is an error in Swift.
    guard depth < Self.longestInheritance,
      let superclass = superclass(of: body, bringing: protocolName)
    else { return own }
    return own.and(availability(of: superclass, as: protocolName, depth: depth + 1))
  }

  /// Whether no code at all may name a type.
  package func isUnavailable(_ id: DeclarationID) -> Bool { availability(of: id).isNever }
}

extension ParsedFile {
  /// The text of the `@available` attributes among some attributes.
  func availability(_ attributes: Sublist<Attribute>) -> [String] {
    self[attributes].filter { text($0.name) == "available" }.map { text($0.range) }
  }
}

extension String {
  /// Whether an `@available` attribute names a version or a platform without the type, and does more
  /// than deprecate it.
  package var restrictsAvailability: Bool {
    let parts = availabilityParts
    guard let first = parts.first else { return false }
    if first.contains(where: \.isNumber) { return true }
    return parts.contains {
      $0 == "unavailable" || $0.hasPrefix("introduced") || $0.hasPrefix("obsoleted")
    }
  }
}
