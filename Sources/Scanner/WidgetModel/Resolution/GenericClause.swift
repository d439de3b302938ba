import WidgetSource
package import WidgetSyntax

/// The generic parameters of a declaration and their requirements.
///
/// For example: `T: Codable` for `struct Page<T: Codable>`.
package struct GenericClause {
  private let declaration: Declaration
  private let file: ParsedFile

  package init(_ declaration: Declaration, in file: ParsedFile) {
    self.declaration = declaration
    self.file = file
  }

  /// Whether one of the generic parameters has the given name.
  func declares(_ name: String) -> Bool { parameter(name) != nil }

  /// Returns a generic parameter with its constraint as written, such as `T: Codable`, or nil if the declaration has no
  /// such parameter.
  private func parameter(_ name: String) -> String? {
    guard let generics = declaration.generics, declaration.kind != .protocol else { return nil }
    // Most names are longer than the whole clause.
    guard file.source.bytes[generics.bounds].count > name.utf8.count else { return nil }
    return file.code(generics).dropFirst().dropLast().parts(separatedBy: ",").first {
      $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last.map { $0 == name } ?? false
    }
  }

  /// Returns the protocols that the declaration requires of a parameter, or of an associated type such as `T.Element`.
  package func constraints(on name: String) -> [String] {
    let own = parameter(name).map { [$0] } ?? []
    let clause = declaration.whereClause.map { file.code($0).parts(separatedBy: ",") }
    return (own + (clause ?? [])).flatMap { requirement -> [String] in
      let sides = requirement.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2, sides[0] == name || own.contains(requirement) else { return [] }
      return sides[1].split(separator: "&").map { String($0).trimmed }
    }
  }

  /// The generic parameters as arguments: `<T, repeat each U>`. Empty if there are none.
  package var arguments: String {
    guard let generics = declaration.generics, declaration.kind != .protocol else { return "" }
    let names = file.code(generics).dropFirst().dropLast().parts(separatedBy: ",").map {
      String($0.prefix { $0 != ":" }).trimmed
    }
    return "<"
      + names.map {
        $0.hasPrefix("each ") ? "repeat " + $0 : $0.hasPrefix("let ") ? String($0.dropFirst(4)) : $0
      }.joined(separator: ", ") + ">"
  }

  /// Returns the protocols that declarations require of the generic parameter that a name refers to in a scope. Returns
  /// nil if there may be others: a same-type requirement can add the protocols of another type.
  package static func knownConstraints(
    on name: String, in scope: Scope, of model: Model
  ) -> [String]? {
    let file = model.files[scope.file]
    var current = scope.declaration
    var found: [String] = []
    while let index = current {
      let declaration = file.declarations[index]
      let generic = GenericClause(declaration, in: file)
      if declaration.whereClause.map({ file.code($0).holds("==") }) ?? false { return nil }
      found += generic.constraints(on: name)
      if !found.allSatisfy(KnownProtocols.isKnown) { return nil }
      if generic.declares(name) { return found }
      current = declaration.parent
    }
    return nil
  }
}

extension ModelType {
  /// Returns the requirements in the `where` clause of the extension that declares a conformance, or nil if the
  /// conformance is unconditional. A conformance to `Codable` is a conformance to `Decodable` and to `Encodable`.
  ///
  /// For example: `T: Codable` for `extension Page: Codable where T: Codable`. A conformance to a protocol that refines
  /// the requested protocol is ignored, because each conditional conformance is declared separately (Swift book,
  /// Generics, Conditional Conformance).
  package func requirements(ofConformanceTo name: String, in model: Model) -> String? {
    let names = ["Decodable", "Encodable"].contains(name) ? [name, "Codable"] : [name]
    let conditional = extensions.first { extended in
      model.declaration(extended).whereClause != nil
        && model.inheritanceClause(of: extended).contains {
          $0.dottedName.map { names.contains($0.localName) } ?? false
        }
    }
    guard let conditional, let clause = model.declaration(conditional).whereClause else {
      return nil
    }
    return model.files[conditional.file].code(clause).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
