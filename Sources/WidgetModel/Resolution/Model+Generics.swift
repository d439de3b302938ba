import WidgetSource
package import WidgetSyntax

/// Generic parameters: `T` of `struct Page<T: Codable>`.
extension Model {
  /// Whether a name is that of a generic parameter of a declaration.
  func declaresGenericParameter(
    _ name: String, _ declaration: Declaration, in file: ParsedFile
  ) -> Bool {
    genericParameter(name, declaration, in: file) != nil
  }

  /// Whether a type, or a type around it, has generic parameters.
  package func isGeneric(_ id: DeclarationID) -> Bool {
    var index: Int? = id.index
    while let current = index {
      let around = DeclarationID(file: id.file, index: current)
      let types = declaration(around).kind == .extension ? extended(by: around) : [around]
      if types.contains(where: { declaration($0).generics != nil }) { return true }
      index = declaration(around).parent
    }
    return false
  }

  /// A generic parameter with what is said of it: `T: Codable`.
  private func genericParameter(
    _ name: String, _ declaration: Declaration, in file: ParsedFile
  ) -> String? {
    guard let generics = declaration.generics, declaration.kind != .protocol else { return nil }
    // Most names are those of no parameter.
    guard file.source.bytes[generics.bounds].count > name.utf8.count else { return nil }
    return file.code(generics).dropFirst().dropLast().parts(separatedBy: ",").first {
      $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last.map { $0 == name } ?? false
    }
  }

  /// The protocols that the declaration of a type names for its parameter, or for a type in that.
  package func constraints(on name: String, of id: DeclarationID) -> [String] {
    let (file, declaration) = (files[id.file], declaration(id))
    let own = genericParameter(name, declaration, in: file).map { [$0] } ?? []
    let clause = declaration.whereClause.map {
      file.code($0).parts(separatedBy: ",")
    }
    return (own + (clause ?? [])).flatMap { requirement -> [String] in
      let sides = requirement.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2, sides[0] == name || own.contains(requirement) else { return [] }
      return sides[1].split(separator: "&").map { String($0).trimmed }
    }
  }

  /// What an extension of a type asks of its parameters when it says that the type conforms to a
  /// protocol, or to `Codable` for a half of that: of `extension Page: Codable where T: Codable`
  /// `T: Codable`. A protocol that refines it does not count: what holds under a condition is said of
  /// each protocol (Swift book, Generics, Conditional Conformance).
  package func requirements(ofConformanceTo name: String, _ type: ModelType) -> String? {
    let names = ["Decodable", "Encodable"].contains(name) ? [name, "Codable"] : [name]
    let conditional = type.extensions.first { extended in
      declaration(extended).whereClause != nil
        && inheritanceClause(of: extended).contains {
          $0.dottedName.map { names.contains($0.localName) } ?? false
        }
    }
    guard let conditional, let clause = declaration(conditional).whereClause else { return nil }
    return files[conditional.file].code(clause).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Whether the declaration of a generic parameter may say what it conforms to.
  package func isConstrained(_ name: String, in scope: Scope) -> Bool {
    let file = files[scope.file]
    var current = scope.declaration
    while let index = current {
      let declaration = file.declarations[index]
      if declaration.whereClause != nil { return true }
      if let parameter = genericParameter(name, declaration, in: file) {
        return parameter.contains(":")
      }
      current = declaration.parent
    }
    return true
  }
}
