import WidgetSource
package import WidgetSyntax

extension Model {
  /// A type with its extensions, its parts as Strings.
  package func type(_ id: DeclarationID) -> ModelType {
    let file = files[id.file]
    let declaration = declaration(id)
    let extensions = extensions(of: id)
    let bodies = [id] + extensions
    let properties = bodies.flatMap(properties)
    return ModelType(
      id: id, kind: declaration.kind, name: name(of: id), access: access(of: id),
      modifiers: file[declaration.modifiers].map(file.text),
      generics: declaration.generics.map(file.code),
      inherited: bodies.flatMap(inheritanceClause), extensions: extensions,
      properties: properties, storedProperties: properties.filter(\.isStored),
      cases: declaration.cases.map { enumCase($0, in: file) },
      annotations: file[declaration.annotations], clause: declaration.clause,
      range: declaration.name)
  }

  /// The declared access level; without a modifier that of the extension around it.
  package func access(of id: DeclarationID) -> AccessLevel {
    let file = files[id.file]
    let declaration = declaration(id)
    return accessLevels(declaration.modifiers, in: file).level
      ?? defaultAccess(in: declaration.parent, of: file)
  }

  /// The level of a member with these modifiers in the body of a type or an extension.
  func access(_ modifiers: Sublist<SourceRange>, in body: DeclarationID) -> AccessLevel {
    let file = files[body.file]
    return accessLevels(modifiers, in: file).level ?? defaultAccess(in: body.index, of: file)
  }

  /// The level of a typealias, or that of the type around it if that is less.
  package func access(of alias: TypealiasDeclaration, in scope: Scope) -> AccessLevel {
    let file = files[scope.file]
    let level =
      accessLevels(alias.modifiers, in: file).level
      ?? defaultAccess(in: scope.declaration, of: file)
    guard let index = scope.declaration, file.declarations[index].kind != .extension else {
      return level
    }
    return min(level, effectiveAccess(of: DeclarationID(file: scope.file, index: index)))
  }

  /// The least of the levels of a type and of the types around it.
  package func effectiveAccess(of id: DeclarationID) -> AccessLevel {
    var level = access(of: id)
    var parent = declaration(id).parent
    while let index = parent {
      let around = files[id.file].declarations[index]
      if around.kind != .extension {
        level = min(level, access(of: DeclarationID(file: id.file, index: index)))
      }
      parent = around.parent
    }
    return level
  }

  /// Whether it, or a type around it, is private to the type that it is in.
  package func isPrivateInType(_ id: DeclarationID) -> Bool {
    var index: Int? = id.index
    while let current = index {
      let parent = files[id.file].declarations[current].parent
      let around = DeclarationID(file: id.file, index: current)
      if parent != nil, access(of: around) == .private { return true }
      index = parent
    }
    return false
  }

  /// The entries of a declaration's inheritance clause.
  package func inheritanceClause(of id: DeclarationID) -> [TypeName] {
    let file = files[id.file]
    return file[declaration(id).inherits].map { TypeName(parsing: file.text($0)) }
  }

  /// What a declaration's own body declares.
  private func properties(of id: DeclarationID) -> [Property] {
    let file = files[id.file]
    let declaration = declaration(id)
    let fallback = defaultAccess(in: id.index, of: file)
    return declaration.properties.map { property($0, owner: id, in: file, defaultAccess: fallback) }
  }

  private func property(
    _ property: PropertyDeclaration, owner: DeclarationID, in file: ParsedFile,
    defaultAccess: AccessLevel
  ) -> Property {
    let modifiers = file[property.modifiers].map(file.text)
    let access = accessLevels(property.modifiers, in: file)
    let value = property.value.map(file.text)
    let written = property.type.map { TypeName(parsing: file.text($0)) }
    let level = access.level ?? defaultAccess
    return Property(
      name: file.text(property.name),
      type: written ?? value.flatMap(Literals.type)
        ?? value.flatMap { enumType(of: $0, in: owner) },
      isLet: property.isLet, isStatic: file.areStatic(property.modifiers),
      // The storage of what overrides is that of the superclass, observers or not.
      isComputed: property.isComputed || modifiers.contains("override"),
      isLazy: modifiers.contains("lazy"), initialValue: value,
      access: level, setterAccess: access.setter ?? level,
      attributeNames: file[property.attributes].map(file.name(of:)),
      availability: Availability(file.availability(property.attributes)),
      annotations: file[property.annotations], clause: property.clause, owner: owner,
      range: property.name)
  }

  /// The enum whose case a value is: `Side` of `Side.left`, as far as a scanned source declares it.
  private func enumType(of value: String, in owner: DeclarationID) -> TypeName? {
    let text = value.trimmed
    guard text.first?.isUppercase == true, text.isDotted,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    let local = text.localName
    let name = String(text.dropLast(local.count + 1))
    let types = types(named: name, in: Scope(in: owner))
    guard types.count == 1, let id = types.first, declaration(id).kind == .enum,
      declaration(id).generics == nil
    else { return nil }
    let file = files[id.file]
    let isCase = declaration(id).cases.contains {
      $0.parameters == nil && file.text($0.name).bareName == local
    }
    return isCase ? TypeName(parsing: name) : nil
  }

  private func enumCase(_ declaration: CaseDeclaration, in file: ParsedFile) -> EnumCase {
    EnumCase(
      name: file.text(declaration.name), rawValue: declaration.value.map(file.text),
      parameters: declaration.parameters.map { file[$0] }?.map { parameter in
        EnumCase.Parameter(
          label: parameter.label.map(file.text), type: TypeName(parsing: file.text(parameter.type)),
          defaultValue: parameter.defaultValue.map(file.text),
          annotations: file[parameter.annotations], range: parameter.label ?? parameter.type)
      },
      annotations: file[declaration.annotations], clause: declaration.clause,
      availability: Availability(file.availability(declaration.attributes)),
      range: declaration.name)
  }

  /// The level that members of a declaration have without a modifier: an extension's own modifier,
  /// a protocol's own level, else `internal`.
  private func defaultAccess(in parent: Int?, of file: ParsedFile) -> AccessLevel {
    guard let parent else { return .internal }
    let declaration = file.declarations[parent]
    guard declaration.kind == .extension || declaration.kind == .protocol else { return .internal }
    return accessLevels(declaration.modifiers, in: file).level ?? .internal
  }

  private func accessLevels(
    _ modifiers: Sublist<SourceRange>, in file: ParsedFile
  ) -> (level: AccessLevel?, setter: AccessLevel?) {
    var found: (level: AccessLevel?, setter: AccessLevel?)
    for modifier in file[modifiers] {
      let text = file.text(modifier)
      if let level = AccessLevel(rawValue: text) {
        found.level = level
      } else if text.hasSuffix(")"), let open = text.firstIndex(of: "("),
        text[open...].dropFirst().dropLast().trimmed == "set"
      {
        found.setter = AccessLevel(rawValue: text[..<open].trimmed)
      }
    }
    return found
  }
}
