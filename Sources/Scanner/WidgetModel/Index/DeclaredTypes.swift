import WidgetSyntax

/// The names of declared types that may shadow other types in generated code.
package struct DeclaredTypes: Sendable {
  private let model: Model

  package init(_ model: Model) { self.model = model }

  /// Whether `containAtFileLevel(_:)` is true for the name, or any type has a nested type, a typealias or a generic
  /// parameter with the name.
  package func contain(_ name: String) -> Bool {
    model.index.mayBeMember(name) || containAtFileLevel(name)
  }

  /// Whether the name is declared at file level, as a type or typealias that is visible to generated code.
  package func containAtFileLevel(_ name: String) -> Bool {
    model.index.types(named: name).contains { isVisible(model.access(of: $0), in: $0.file) }
      || model.index.aliases(named: name).contains { alias in
        let declared = model.files[alias.file].typealiases[alias.index]
        let level = model.access(of: declared, in: Scope(file: alias.file, declaration: nil))
        return isVisible(level, in: alias.file)
      }
  }

  /// Whether generated code sees a declaration. Inline blocks also see the private declarations of their file.
  private func isVisible(_ level: AccessLevel, in file: Int) -> Bool {
    if model.dependencies.contains(file) { return level > .internal }
    return level.isVisibleInOtherFiles || !model.files[file].markers.isEmpty
  }
}
