import WidgetModel
import WidgetSyntax

/// The types whose values can contain others of the same type through concrete types: properties or associated
/// values, in collections or in other types.
///
/// For example: `struct Tree { var children: [Tree] }`.
struct RecursionIndex {
  /// The recursive types.
  let types: Set<DeclarationID>

  /// - Parameter ids: the types to look at, and the start of the search.
  init(of ids: [DeclarationID], in model: Model) {
    var search = CycleSearch()
    for id in ids { search.visit(id) { Self.parts(of: $0, in: model) } }
    types = search.onCycles
  }

  /// The structs, classes and enums that a type's values contain.
  private static func parts(of id: DeclarationID, in model: Model) -> [DeclarationID] {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    let properties = declaration.properties.filter { !$0.isComputed }.compactMap(\.type)
    let values = declaration.cases.compactMap(\.parameters).flatMap { file[$0].map(\.type) }
    var parts: [DeclarationID] = []
    for type in properties + values {
      var aliases = TypealiasResolver(model)
      addTypes(in: TypeName(parsing: file.text(type)), Scope(in: id), to: &parts, &aliases, model)
    }
    return parts
  }

  private static func addTypes(
    in type: TypeName, _ scope: Scope, to parts: inout [DeclarationID],
    _ aliases: inout TypealiasResolver, _ model: Model
  ) {
    let expanded = aliases.expand(type, in: scope)
    parts += expanded.declarations.filter { model.declaration($0).kind != .protocol }
    for part in expanded.type.parts {
      addTypes(in: part, expanded.scope, to: &parts, &aliases, model)
    }
  }
}

/// Finds the types that are on circles, visiting each type once (Tarjan, Depth-first search and linear graph
/// algorithms). Iterative, so that no chain of types overflows the stack.
private struct CycleSearch {
  private(set) var onCycles: Set<DeclarationID> = []
  /// When each type was first seen.
  private var numbers: [DeclarationID: Int] = [:]
  /// The visited types whose circle may still grow, in order of their numbers.
  private var open: [DeclarationID] = []
  private var isOpen: Set<DeclarationID> = []

  /// A type on the path from the start, and its parts that are still to be visited.
  private struct Step {
    let id: DeclarationID
    var rest: [DeclarationID]
    /// The least number of an open type that can be reached from this one.
    var least: Int
  }

  mutating func visit(_ start: DeclarationID, parts: (DeclarationID) -> [DeclarationID]) {
    guard numbers[start] == nil else { return }
    var path = [step(to: start, parts)]
    while var current = path.popLast() {
      if let next = current.rest.popLast() {
        if next == current.id { onCycles.insert(next) }
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

  /// Closes a circle: the open types from one on reach each other and no earlier type.
  private mutating func close(at first: DeclarationID) {
    guard let start = open.lastIndex(of: first) else { return }
    let circle = open[start...]
    if circle.count > 1 { onCycles.formUnion(circle) }
    isOpen.subtract(circle)
    open.removeSubrange(start...)
  }
}
