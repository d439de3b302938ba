import WidgetSource
package import WidgetSyntax

/// What a name stands for.
package enum Resolution: Sendable {
  /// The declared types; more than one where branches of an `#if` declare it, or where the module is
  /// ambiguous.
  case types([DeclarationID])
  /// What a typealias stands for, the place from where to read that on, and the alias itself.
  case alias(TypeName, scope: Scope, TypealiasDeclaration)
  /// A generic parameter of a declaration around the place.
  case parameter
  /// Declared in no scanned source.
  case unknown
}

/// Where a name is written: names are looked up from the inside out.
package struct Scope: Equatable, Sendable {
  package var file: Int
  /// The innermost type or extension; nil at file level.
  package var declaration: Int?

  package init(file: Int, declaration: Int?) {
    self.file = file
    self.declaration = declaration
  }

  package init(in id: DeclarationID) { self.init(file: id.file, declaration: id.index) }
}

extension Model {
  /// What a dotted name means where it is written; a leading module name is passed over.
  package func resolve(_ dottedName: String, in scope: Scope) -> Resolution {
    var budget = AliasBudget()
    return resolve(dottedName, in: scope, &budget)
  }

  /// The types of a resolution, typealiases followed.
  package func declarations(_ resolution: Resolution) -> [DeclarationID] {
    var budget = AliasBudget()
    return declarations(resolution, &budget)
  }

  /// The types a dotted name means where it is written; empty when it is declared nowhere.
  package func types(named dottedName: String, in scope: Scope) -> [DeclarationID] {
    declarations(resolve(dottedName, in: scope))
  }

  /// The extensions of a type, in order of the files.
  package func extensions(of id: DeclarationID) -> [DeclarationID] {
    let name = name(of: id)
    let candidates = index.extensions(of: name)
    if candidates.isEmpty { return [] }
    let root = root(of: id)
    let rootName = files[id.file].text(declaration(root).name)
    let (types, aliases) = (index.types(named: rootName), index.aliases(named: rootName))
    return candidates.filter { candidate in
      isName(declaration(candidate).name, in: candidate.file, of: name)
        && (declaration(root).kind == .extension
          || seen(types, aliases, from: candidate.file).types.contains(root))
    }
  }

  /// The types an extension extends; usually one.
  package func extended(by id: DeclarationID) -> [DeclarationID] {
    let text = files[id.file].text(declaration(id).name)
    guard let name = TypeName(parsing: text).dottedName else { return [] }
    return types(named: name, in: Scope(file: id.file, declaration: nil))
  }

  /// The types declared right inside a type, its extensions left out.
  func nestedTypes(of id: DeclarationID) -> [DeclarationID] {
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
}

extension Model {
  private func resolve(
    _ dottedName: String, in scope: Scope, _ budget: inout AliasBudget
  ) -> Resolution {
    // Most names have no dot.
    if !dottedName.isDotted {
      return dottedName.isEmpty ? .unknown : resolveFirst(dottedName, in: scope)
    }
    let components = dottedName.split(separator: ".").map(String.init)
    guard let first = components.first else { return .unknown }
    var resolution = resolveFirst(first, in: scope)
    var rest = components.dropFirst()
    if case .unknown = resolution, let second = rest.first {
      // No source declares what is in these modules.
      if first == "Swift" || first == "Foundation" { return .unknown }
      resolution = resolveTopLevel(second, from: scope.file)
      rest = rest.dropFirst()
    }
    for name in rest {
      guard index.mayBeMember(name) else { return .unknown }
      resolution = member(name, of: declarations(resolution, &budget))
    }
    return resolution
  }

  private func declarations(
    _ resolution: Resolution, _ budget: inout AliasBudget
  ) -> [DeclarationID] {
    switch resolution {
    case .types(let ids): return ids
    case .parameter, .unknown: return []
    case .alias(let type, let scope, _):
      guard let name = type.dottedName, budget.spend(on: type) else { return [] }
      let next = resolve(name, in: scope, &budget)
      return declarations(next, &budget)
    }
  }

  /// Whether an extension's text means the type of a dotted name: it says so, says so after the
  /// name of a module, or is a typealias for it.
  private func isName(_ range: SourceRange, in file: Int, of name: String) -> Bool {
    if files[file].source.bytes[range.bounds].elementsEqual(name.utf8) { return true }
    let written = files[file].text(range)
    let text = TypeName(parsing: written).dottedName ?? ""
    if text == name { return true }
    if text.hasSuffix("." + name) {
      let prefix = text.dropLast(name.count + 1)
      return !prefix.contains(".") && index.types(named: String(prefix)).isEmpty
    }
    return topLevel(text, from: file).aliases.contains { alias in
      let owner = files[alias.file]
      return TypeName(parsing: owner.text(owner.typealiases[alias.index].type)).dottedName == name
    }
  }

  private func root(of id: DeclarationID) -> DeclarationID {
    var index = id.index
    while let parent = files[id.file].declarations[index].parent { index = parent }
    return DeclarationID(file: id.file, index: index)
  }

  private func resolveFirst(_ name: String, in scope: Scope) -> Resolution {
    let file = files[scope.file]
    let isMember = index.mayBeMember(name)
    var current = scope.declaration
    while let index = current {
      let id = DeclarationID(file: scope.file, index: index)
      let declaration = file.declarations[index]
      if declaresGenericParameter(name, declaration, in: file) { return .parameter }
      if declaration.kind != .extension, declaration.parent == nil,
        file.text(declaration.name) == name
      {
        return .types([id])
      }
      if isMember {
        let owners = declaration.kind == .extension ? extended(by: id) : [id]
        let found = member(name, of: owners.isEmpty ? [id] : owners)
        if case .unknown = found {} else { return found }
      }
      current = declaration.parent
    }
    return resolveTopLevel(name, from: scope.file)
  }

  private func resolveTopLevel(_ name: String, from file: Int) -> Resolution {
    let (types, aliases) = topLevel(name, from: file)
    if !types.isEmpty { return .types(types) }
    guard let alias = aliases.first else { return .unknown }
    let declaration = files[alias.file].typealiases[alias.index]
    return resolution(of: declaration, in: Scope(file: alias.file, declaration: nil))
  }

  private func resolution(of alias: TypealiasDeclaration, in scope: Scope) -> Resolution {
    .alias(TypeName(parsing: files[scope.file].text(alias.type)), scope: scope, alias)
  }

  /// The member types and aliases of a name, in the types' own bodies and their extensions'.
  private func member(_ name: String, of owners: [DeclarationID]) -> Resolution {
    for owner in owners {
      let bodies = [owner] + (declaration(owner).kind == .extension ? [] : extensions(of: owner))
      let found = bodies.flatMap(nestedTypes).filter {
        files[$0.file].text(declaration($0).name) == name
      }
      if !found.isEmpty { return .types(found) }
      for body in bodies {
        let file = files[body.file]
        for alias in declaration(body).typealiases where file.text(alias.name) == name {
          return resolution(of: alias, in: Scope(in: body))
        }
      }
    }
    return .unknown
  }
}
