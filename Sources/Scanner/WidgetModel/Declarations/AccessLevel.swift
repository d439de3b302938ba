import WidgetSource
package import WidgetSyntax

/// The access level of a declaration. The cases are ordered from the least to the most visible level (Swift book,
/// Access Control).
package enum AccessLevel: String, Comparable, Sendable, CaseIterable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  /// The level of generated members of a type with this level. Only overridable members can be `open`.
  package var ofMember: AccessLevel { self == .open ? .public : self }

  /// Whether other files of the module can refer to a declaration with this level.
  package var isVisibleInOtherFiles: Bool { self >= .internal }
}

extension Model {
  /// Returns the access level of a type: its own modifier, or else the modifier of the enclosing extension, or else
  /// `internal`.
  package func access(of id: DeclarationID) -> AccessLevel {
    let file = files[id.file]
    let declaration = declaration(id)
    return file.accessLevels(declaration.modifiers).level
      ?? file.memberAccess(in: declaration.parent)
  }

  /// Returns the level of a member with the given modifiers, in the body of a type or an extension.
  func access(_ modifiers: Sublist<SourceRange>, in body: DeclarationID) -> AccessLevel {
    let file = files[body.file]
    return file.accessLevels(modifiers).level ?? file.memberAccess(in: body.index)
  }

  /// Returns the level of a typealias. Unless an extension declares the typealias, its level is limited by the levels
  /// of its enclosing types.
  package func access(of alias: TypealiasDeclaration, in scope: Scope) -> AccessLevel {
    let file = files[scope.file]
    let level =
      file.accessLevels(alias.modifiers).level ?? file.memberAccess(in: scope.declaration)
    guard let index = scope.declaration, file.declarations[index].kind != .extension else {
      return level
    }
    return min(level, effectiveAccess(of: DeclarationID(file: scope.file, index: index)))
  }

  /// Returns the level of a type, limited by the levels of the type declarations around it. Extensions are ignored.
  package func effectiveAccess(of id: DeclarationID) -> AccessLevel {
    let around = enclosingDeclarations(of: id).dropFirst()
    return around.filter { declaration($0).kind != .extension }
      .reduce(access(of: id)) { min($0, access(of: $1)) }
  }

  /// Whether a type, or one of its enclosing types, is a private member of another type.
  package func isPrivateInType(_ id: DeclarationID) -> Bool {
    enclosingDeclarations(of: id).dropLast().contains { access(of: $0) == .private }
  }
}

extension ParsedFile {
  /// Returns the default level of a declaration's members: the modifier of an extension or a protocol, or else
  /// `internal`.
  func memberAccess(in parent: Int?) -> AccessLevel {
    guard let parent else { return .internal }
    let declaration = declarations[parent]
    guard declaration.kind == .extension || declaration.kind == .protocol else { return .internal }
    return accessLevels(declaration.modifiers).level ?? .internal
  }

  /// Returns the levels that modifiers specify for a declaration and, as in `private(set)`, for its setter.
  func accessLevels(
    _ modifiers: Sublist<SourceRange>
  ) -> (level: AccessLevel?, setter: AccessLevel?) {
    var found: (level: AccessLevel?, setter: AccessLevel?)
    for modifier in self[modifiers] {
      let text = text(modifier)
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
