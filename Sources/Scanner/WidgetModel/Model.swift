import WidgetSource
package import WidgetSyntax

/// The declarations of all files, and the resolution of their names.
///
/// Creating a model indexes names; everything else is resolved on request. Types with the same name are never merged.
/// Two modules may each have a `Button`, and an extension of `Button` belongs to the nearest of these types.
///
/// A model is an immutable class, because copying a struct would retain each of its arrays.
package final class Model: Sendable {
  package let files: [ParsedFile]
  /// The indices of the files that belong to other modules. These files are read only to resolve names; no code is
  /// generated for them.
  package let dependencies: Set<Int>
  package let index: DeclarationIndex
  package let blocks: BlockIndex
  /// The types and extensions with a `// widgetgen:` annotation, in the order of the files.
  package let annotatedTypes: [DeclarationID]

  /// - Parameter dependencies: the paths of the files that belong to other modules.
  package init(_ files: [ParsedFile], dependencies: Set<String> = []) {
    self.files = files
    self.dependencies =
      dependencies.isEmpty
      ? [] : Set(files.indices.filter { dependencies.contains(files[$0].source.path) })
    index = DeclarationIndex(files)
    blocks = BlockIndex(files)
    annotatedTypes = files.enumerated().flatMap(Self.annotatedTypes)
  }

  private static func annotatedTypes(_ number: Int, in file: ParsedFile) -> [DeclarationID] {
    guard file.hasAnnotations else { return [] }
    let declarations = file.declarations
    return declarations.indices.filter { index in
      file[declarations[index].annotations].contains { $0.origin == .widgetgen }
    }.map { DeclarationID(file: number, index: $0) }
  }

  // MARK: - Declarations

  package func declaration(_ id: DeclarationID) -> Declaration {
    files[id.file].declarations[id.index]
  }

  /// Whether a declaration is in the module that code is generated for.
  package func isOwn(_ id: DeclarationID) -> Bool { !dependencies.contains(id.file) }

  /// Returns the annotations of a type or an extension.
  package func annotations(of id: DeclarationID) -> [Annotation] {
    files[id.file][declaration(id).annotations]
  }

  /// Every struct, class, actor, enum and protocol, including nested ones, in the order of the files.
  package var allTypes: [DeclarationID] {
    files.indices.flatMap { file in
      files[file].declarations.indices
        .filter { files[file].declarations[$0].kind != .extension }
        .map { DeclarationID(file: file, index: $0) }
    }
  }

  /// Returns a type with the members of its extensions.
  package func type(_ id: DeclarationID) -> ModelType { ModelType(id, in: self) }

  /// Returns the entries of a declaration's inheritance clause.
  package func inheritanceClause(of id: DeclarationID) -> [TypeName] {
    let file = files[id.file]
    return file[declaration(id).inherits].map { TypeName(parsing: file.text($0)) }
  }

  /// Returns the types declared directly inside the body of a type or an extension.
  package func nestedTypes(of id: DeclarationID) -> [DeclarationID] {
    let file = files[id.file]
    let end = declaration(id).range.end
    var found: [DeclarationID] = []
    var index = id.index + 1
    while index < file.declarations.count, file.declarations[index].range.start < end {
      if file.declarations[index].parent == id.index {
        found.append(DeclarationID(file: id.file, index: index))
      }
      index += 1
    }
    return found
  }

  /// Whether a type or one of its enclosing types is generic.
  package func isGeneric(_ id: DeclarationID) -> Bool {
    enclosingDeclarations(of: id).contains { around in
      let types = declaration(around).kind == .extension ? extended(by: around) : [around]
      return types.contains { declaration($0).generics != nil }
    }
  }

  /// Returns a type or an extension, and those around it in its file, from the inside out.
  package func enclosingDeclarations(of id: DeclarationID) -> [DeclarationID] {
    var found = [id]
    while let last = found.last, let parent = declaration(last).parent {
      found.append(DeclarationID(file: id.file, index: parent))
    }
    return found
  }

  /// Whether the module declares, at file level, a protocol with the given name.
  package func declaresProtocol(named name: String) -> Bool {
    index.types(named: name).contains { isOwn($0) && declaration($0).kind == .protocol }
  }

  // MARK: - Names

  /// Returns the dotted name of a type, determined from its file alone: `Extended.Inner` for a type nested in an
  /// extension.
  package func name(of id: DeclarationID) -> String {
    files[id.file].qualifiedName(of: declaration(id))
  }

  /// Resolves a dotted name in the scope that contains it. A leading module name is skipped, but names after `Swift.`
  /// and `Foundation.` are unknown.
  package func resolve(_ dottedName: String, in scope: Scope) -> Resolution {
    var lookup = NameLookup(self)
    return lookup.resolve(dottedName, in: scope)
  }

  /// Returns the types that a dotted name refers to in a scope, or an empty array if no source declares such a type.
  package func types(named dottedName: String, in scope: Scope) -> [DeclarationID] {
    declarations(resolve(dottedName, in: scope))
  }

  /// Returns the types that a resolution refers to, directly or through typealiases.
  package func declarations(_ resolution: Resolution) -> [DeclarationID] {
    var lookup = NameLookup(self)
    return lookup.declarations(resolution)
  }

  /// Returns the extensions of a type, in the order of the files.
  package func extensions(of id: DeclarationID) -> [DeclarationID] {
    NameLookup(self).extensions(of: id)
  }

  /// Returns the types that an extension extends; usually one.
  package func extended(by id: DeclarationID) -> [DeclarationID] {
    let text = files[id.file].text(declaration(id).name)
    guard let name = TypeName(parsing: text).dottedName else { return [] }
    return types(named: name, in: Scope(file: id.file, declaration: nil))
  }

  /// Returns a type and its enclosing types, from the inside out. A type in an extension is enclosed by the extended
  /// type.
  package func enclosingTypes(of id: DeclarationID) -> [DeclarationID] {
    var found = [id]
    while let last = found.last, let parent = declaration(last).parent {
      let around = DeclarationID(file: last.file, index: parent)
      let next = declaration(around).kind == .extension ? extended(by: around).first : around
      // Invalid code can extend a type inside that type.
      guard let next, !found.contains(next) else { break }
      found.append(next)
    }
    return found
  }

  /// Returns the scope in which the names of an inheritance clause are resolved, outside the braces of the declaration.
  func scope(ofInheritanceClauseOf id: DeclarationID) -> Scope {
    Scope(file: id.file, declaration: declaration(id).parent)
  }

  /// Expands a type whose name is a typealias. Generic arguments and other parts of the type are not expanded; to
  /// expand them as well, use a `TypealiasResolver`.
  package func expanded(_ type: TypeName, in scope: Scope) -> ExpandedType {
    var aliases = TypealiasResolver(self)
    return aliases.expand(type, in: scope)
  }

  /// Returns the superclass of a class, with its name as written. Returns nil if the class has no superclass, or if no
  /// source declares the superclass.
  package func superclass(of id: DeclarationID) -> (name: String, id: DeclarationID)? {
    guard declaration(id).kind == .class else { return nil }
    let clauses = ([id] + extensions(of: id)).flatMap(inheritanceClause)
    for name in clauses.compactMap(\.dottedName) {
      let types = types(named: name, in: Scope(in: id))
      if let found = types.first(where: { declaration($0).kind == .class }) { return (name, found) }
    }
    return nil
  }

  /// Returns the superclasses of a class that the sources declare, starting with its own superclass.
  package func superclasses(of id: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    // Invalid code can contain a class that inherits from itself.
    var seen: Set<DeclarationID> = [id]
    var next = superclass(of: id)?.id
    while let superclass = next, seen.insert(superclass).inserted {
      found.append(superclass)
      next = self.superclass(of: superclass)?.id
    }
    return found
  }
}
