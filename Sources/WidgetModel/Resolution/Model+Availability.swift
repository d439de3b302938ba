import WidgetSource
package import WidgetSyntax

/// What `@available` says of types: their extensions have to say it, too.
///
/// For example: `@available(macOS 14, *)`.
extension Model {
  /// The attributes of a type and of the types around it, from the inside out; of two for one
  /// platform the compiler takes the later version.
  package func availability(of id: DeclarationID) -> [String] {
    var found: [String] = []
    var index: Int? = id.index
    let file = files[id.file]
    while let current = index {
      let declaration = file.declarations[current]
      for attribute in file[declaration.attributes] where file.text(attribute.name) == "available" {
        let text = file.text(attribute.range)
        if !found.contains(text) { found.append(text) }
      }
      if declaration.kind == .extension, id.index != current,
        let extended = extended(by: DeclarationID(file: id.file, index: current)).first
      {
        found += availability(of: extended).filter { !found.contains($0) }
      }
      index = declaration.parent
    }
    return found
  }

  /// Whether no code at all may name a type.
  package func isUnavailable(_ id: DeclarationID) -> Bool {
    availability(of: id).contains { attribute in
      let parts = attribute.availabilityParts
      if parts.first == "*" { return parts.contains("unavailable") }
      // What Swift 5 has given up no compiler knows any more.
      return parts.first == "swift"
        && ["3", "4", "5"].contains { version in
          parts.contains { $0.hasPrefix("obsoleted: \(version)") }
        }
    }
  }

  /// What an attribute says that lets a type be named in some places only, and its family does not
  /// say.
  package func restriction(of member: DeclarationID, in family: DeclarationID) -> String? {
    let known = availability(of: family)
    return availability(of: member).first { !known.contains($0) && $0.restrictsAvailability }
  }
}

extension String {
  /// What is in the parentheses of `@available(…)`.
  fileprivate var availabilityParts: [String] {
    guard let open = firstIndex(of: "("), let close = lastIndex(of: ")") else { return [] }
    return self[index(after: open)..<close].parts(separatedBy: ",")
  }

  /// Whether it names a version or a platform without the type, not only what is deprecated.
  package var restrictsAvailability: Bool {
    let parts = availabilityParts
    guard let first = parts.first else { return false }
    if first.contains(where: \.isNumber) { return true }
    return parts.contains {
      $0 == "unavailable" || $0.hasPrefix("introduced") || $0.hasPrefix("obsoleted")
    }
  }
}
