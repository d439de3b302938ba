import WidgetSource
package import WidgetSyntax

/// The meaning of a name.
package enum Resolution: Sendable {
  /// The declared types; more than one if several branches of an `#if` declare the type, or if the module is ambiguous.
  case types([DeclarationID])
  /// The target of a typealias, the scope in which the target is resolved, and the typealias
  /// itself.
  case alias(TypeName, scope: Scope, TypealiasDeclaration)
  /// A generic parameter of an enclosing declaration.
  case parameter
  /// A name that no scanned source declares.
  case unknown
}

/// The place where a name is written. Names are looked up from the inside out.
package struct Scope: Equatable, Sendable {
  package var file: Int
  /// The innermost type or extension, or nil at file level.
  package var declaration: Int?

  package init(file: Int, declaration: Int?) {
    self.file = file
    self.declaration = declaration
  }

  package init(in id: DeclarationID) { self.init(file: id.file, declaration: id.index) }
}

/// Resolves one name, following typealiases within one budget.
struct NameLookup {
  private let model: Model
  private var budget = AliasBudget()

  init(_ model: Model) { self.model = model }

  /// Resolves a dotted name in the scope that contains it. A leading module name is skipped, but names after `Swift.`
  /// and `Foundation.` are unknown.
  mutating func resolve(_ dottedName: String, in scope: Scope) -> Resolution {
    // Most names have no dot.
    if !dottedName.isDotted {
      return dottedName.isEmpty ? .unknown : resolveFirst(dottedName, in: scope)
    }
    let components = dottedName.split(separator: ".").map(String.init)
    guard let first = components.first else { return .unknown }
    var resolution = resolveFirst(first, in: scope)
    var rest = components.dropFirst()
    if case .unknown = resolution, let second = rest.first {
      // No source declares the types of these modules.
      if first == "Swift" || first == "Foundation" { return .unknown }
      resolution = resolveTopLevel(second, from: scope.file)
      rest = rest.dropFirst()
    }
    for name in rest {
      guard model.index.mayBeMember(name) else { return .unknown }
      resolution = member(name, of: declarations(resolution))
    }
    return resolution
  }

  /// Returns the types that a resolution refers to, directly or through typealiases.
  mutating func declarations(_ resolution: Resolution) -> [DeclarationID] {
    switch resolution {
    case .types(let ids): return ids
    case .parameter, .unknown: return []
    case .alias(let type, let scope, _):
      guard let name = type.dottedName, budget.spend(on: type) else { return [] }
      return declarations(resolve(name, in: scope))
    }
  }

  private func resolveFirst(_ name: String, in scope: Scope) -> Resolution {
    let file = model.files[scope.file]
    let isMember = model.index.mayBeMember(name)
    var current = scope.declaration
    while let index = current {
      let id = DeclarationID(file: scope.file, index: index)
      let declaration = file.declarations[index]
      if GenericClause(declaration, in: file).declares(name) { return .parameter }
      if declaration.kind != .extension, declaration.parent == nil,
        file.text(declaration.name) == name
      {
        return .types([id])
      }
      if isMember {
        let owners = declaration.kind == .extension ? model.extended(by: id) : [id]
        let found = member(name, of: owners.isEmpty ? [id] : owners)
        if case .unknown = found {} else { return found }
      }
      current = declaration.parent
    }
    return resolveTopLevel(name, from: scope.file)
  }

  /// Resolves a name among the nested types and typealiases of types and of their extensions.
  private func member(_ name: String, of owners: [DeclarationID]) -> Resolution {
    for owner in owners {
      let bodies =
        [owner] + (model.declaration(owner).kind == .extension ? [] : extensions(of: owner))
      let found = bodies.flatMap(model.nestedTypes).filter {
        model.files[$0.file].text(model.declaration($0).name) == name
      }
      if !found.isEmpty { return .types(found) }
      for body in bodies {
        let file = model.files[body.file]
        for alias in model.declaration(body).typealiases where file.text(alias.name) == name {
          return resolution(of: alias, in: Scope(in: body))
        }
      }
    }
    return .unknown
  }

  private func resolution(of alias: TypealiasDeclaration, in scope: Scope) -> Resolution {
    .alias(TypeName(parsing: model.files[scope.file].text(alias.type)), scope: scope, alias)
  }

  // MARK: - Extensions

  /// Returns the extensions of a type, in the order of the files.
  func extensions(of id: DeclarationID) -> [DeclarationID] {
    let name = model.name(of: id)
    let candidates = model.index.extensions(of: name, around: id.file)
    if candidates.isEmpty { return [] }
    let rootName = name.rootName
    let root = root(of: id)
    let roots =
      model.declaration(root).kind == .extension
      ? topLevel(rootName, from: id.file).types : [root]
    // No source declares the root of `UIKit.UIView.Style`.
    if roots.isEmpty { return candidates }
    return candidates.filter { candidate in
      topLevel(rootName, from: candidate.file).types.contains(where: roots.contains)
    }
  }

  private func root(of id: DeclarationID) -> DeclarationID {
    var index = id.index
    while let parent = model.files[id.file].declarations[index].parent { index = parent }
    return DeclarationID(file: id.file, index: index)
  }

  // MARK: - File level

  private func resolveTopLevel(_ name: String, from file: Int) -> Resolution {
    let found = topLevel(name, from: file)
    if !found.types.isEmpty { return .types(found.types) }
    guard let alias = found.aliases.first else { return .unknown }
    let declaration = model.files[alias.file].typealiases[alias.index]
    return resolution(of: declaration, in: Scope(file: alias.file, declaration: nil))
  }

  private func topLevel(_ name: String, from file: Int) -> NamedDeclarations {
    model.index.declarations(named: name, visibleFrom: file, in: model.files)
  }
}
