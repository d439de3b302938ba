import WidgetModel
import WidgetSyntax

extension Model {
  /// Those of some types whose values can hold others of the same type by concrete types alone: by
  /// properties or by cases' values, in collections or in other types.
  ///
  /// For example: `struct Tree { var children: [Tree] }`.
  func recursiveTypes(among ids: [DeclarationID]) -> Set<DeclarationID> {
    var search = CircleSearch()
    for id in ids { search.visit(id) { parts(of: $0) } }
    return search.onCircles
  }

  /// The structs, classes and enums that a type's values hold.
  private func parts(of id: DeclarationID) -> [DeclarationID] {
    let file = files[id.file]
    let declaration = declaration(id)
    let properties = declaration.properties.filter { !$0.isComputed }.compactMap(\.type)
    let values = declaration.cases.compactMap(\.parameters).flatMap { file[$0].map(\.type) }
    var parts: [DeclarationID] = []
    for type in properties + values {
      var aliases = TypealiasResolver(self)
      addTypes(in: TypeName(parsing: file.text(type)), Scope(in: id), to: &parts, &aliases)
    }
    return parts
  }

  private func addTypes(
    in type: TypeName, _ scope: Scope, to parts: inout [DeclarationID],
    _ aliases: inout TypealiasResolver
  ) {
    let expanded = aliases.expand(type, in: scope)
    parts += expanded.declarations.filter { declaration($0).kind != .protocol }
    for part in expanded.type.parts { addTypes(in: part, expanded.scope, to: &parts, &aliases) }
  }
}

/// Finds the types that lie on circles, looking at each type once (Tarjan, Depth-first search and
/// linear graph algorithms); without recursion, so that no chain of types exhausts the stack.
private struct CircleSearch {
  private(set) var onCircles: Set<DeclarationID> = []
  /// When each type was first seen.
  private var numbers: [DeclarationID: Int] = [:]
  /// The types seen whose circle may still grow, in order of their numbers.
  private var open: [DeclarationID] = []
  private var isOpen: Set<DeclarationID> = []

  /// A type on the way from the start, and what is left to be looked at of its parts.
  private struct Step {
    let id: DeclarationID
    var rest: [DeclarationID]
    /// The least number of an open type that can be reached from here.
    var least: Int
  }

  mutating func visit(_ start: DeclarationID, parts: (DeclarationID) -> [DeclarationID]) {
    guard numbers[start] == nil else { return }
    var path = [step(to: start, parts)]
    while var current = path.popLast() {
      if let next = current.rest.popLast() {
        if next == current.id { onCircles.insert(next) }
        if let number = numbers[next] {
          if isOpen.contains(next) { current.least = min(current.least, number) }
          path.append(current)
        } else {
          path += [current, step(to: next, parts)]
        }
      } else {
        if current.least == numbers[current.id] { close(at: current.id) }
        if !path.isEmpty {
          path[path.count - 1].least = min(path[path.count - 1].least, current.least)
        }
      }
    }
  }

  private mutating func step(
    to id: DeclarationID, _ parts: (DeclarationID) -> [DeclarationID]
  ) -> Step {
    let number = numbers.count
    numbers[id] = number
    open.append(id)
    isOpen.insert(id)
    return Step(id: id, rest: parts(id), least: number)
  }

  /// The open types from one on reach each other and nothing before.
  private mutating func close(at first: DeclarationID) {
    guard let start = open.lastIndex(of: first) else { return }
    let circle = open[start...]
    if circle.count > 1 { onCircles.formUnion(circle) }
    isOpen.subtract(circle)
    open.removeSubrange(start...)
  }
}
