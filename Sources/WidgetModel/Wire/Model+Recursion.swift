import WidgetSyntax

extension Model {
  /// Whether a value of a type can hold others of that type by concrete types alone: by its
  /// properties or its cases' values, in collections or in other types.
  ///
  /// For example: `struct Tree { var children: [Tree] }`.
  func isRecursive(_ id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var rest = parts(of: id)
    while let next = rest.popLast() {
      if next == id { return true }
      if seen.insert(next).inserted { rest += parts(of: next) }
    }
    return false
  }

  /// The structs, classes and enums that a type's values hold.
  private func parts(of id: DeclarationID) -> [DeclarationID] {
    let file = files[id.file]
    let declaration = declaration(id)
    let properties = declaration.properties.filter { !$0.isComputed }.compactMap(\.type)
    let values = declaration.cases.flatMap { ($0.parameters ?? []).map(\.type) }
    var parts: [DeclarationID] = []
    for type in properties + values {
      TypeName(parsing: file.text(type)).forEachName { name in
        parts += types(named: name, in: Scope(in: id)).filter {
          self.declaration($0).kind != .protocol
        }
      }
    }
    return parts
  }
}
