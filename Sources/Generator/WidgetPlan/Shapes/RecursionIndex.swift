import WidgetModel
import WidgetSyntax

/// The types whose values can contain other values of the same type, directly or through other concrete types.
///
/// The contained values are properties, including inherited ones, associated values, and elements of collections.
///
/// For example: `struct Tree { var children: [Tree] }`.
struct RecursionIndex {
  /// The recursive types.
  var types: Set<DeclarationID> { Set(cycles.keys) }
  /// The number of the cycle of each recursive type.
  private let cycles: [DeclarationID: Int]

  /// - Parameters:
  ///   - ids: the types from which the search starts.
  ///   - families: the families whose values are searched, or nil to search only concrete types.
  init(of ids: [DeclarationID], in model: Model, _ families: FamilyIndex? = nil) {
    var search = CycleSearch()
    for id in ids { search.visit(id) { Self.parts(of: $0, in: model, families) } }
    cycles = search.cycles
  }

  /// Whether values of each of two types can contain values of the other type.
  func areMutual(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
    cycles[first].map { $0 == cycles[second] } ?? false
  }

  /// Returns the structs, classes and enums that a type's values contain, the superclass of a class, and the types of a
  /// family.
  private static func parts(
    of id: DeclarationID, in model: Model, _ families: FamilyIndex?
  ) -> [DeclarationID] {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    let properties = declaration.properties.filter { !$0.isComputed }.compactMap(\.type)
    let values = declaration.cases.compactMap(\.parameters).flatMap { file[$0].map(\.type) }
    var parts = [model.superclass(of: id)?.id].compactMap(\.self)
    parts += families?.declared(by: id)?.members.map(\.type) ?? []
    for type in properties + values {
      var aliases = TypealiasResolver(model)
      let name = TypeName(parsing: file.text(type))
      // The box of a family limits the nesting of its values.
      parts += aliases.declarations(mentionedIn: name, Scope(in: id)).filter {
        if families != nil { return true }
        let kind = model.declaration($0).kind
        return kind != .protocol && !(kind == .class && model.attributes(of: $0).isFamily)
      }
    }
    return parts
  }
}

/// Finds the types that are part of a cycle, visiting each type once (Tarjan, Depth-first search and linear graph
/// algorithms). The search is iterative, so that a long chain of types does not overflow the stack.
private struct CycleSearch {
  /// The number of the cycle of each type that is part of one.
  private(set) var cycles: [DeclarationID: Int] = [:]
  private var ownParts: Set<DeclarationID> = []
  /// The number of each type, in the order in which types were first visited.
  private var numbers: [DeclarationID: Int] = [:]
  /// The visited types whose cycle may still grow, in order of their numbers.
  private var open: [DeclarationID] = []
  private var isOpen: Set<DeclarationID> = []

  /// A type on the current path, and its parts that have not been visited yet.
  private struct Step {
    let id: DeclarationID
    var rest: [DeclarationID]
    /// The smallest number of the open types that are reachable from this type.
    var least: Int
  }

  mutating func visit(_ start: DeclarationID, parts: (DeclarationID) -> [DeclarationID]) {
    guard numbers[start] == nil else { return }
    var path = [step(to: start, parts)]
    while var current = path.popLast() {
      if let next = current.rest.popLast() {
        if next == current.id { ownParts.insert(next) }
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

  /// Closes a cycle: the open types from `first` on reach each other, but no earlier open type.
  private mutating func close(at first: DeclarationID) {
    guard let start = open.lastIndex(of: first) else { return }
    let circle = open[start...]
    if circle.count > 1 || ownParts.contains(first) {
      let number = numbers[first]
      for id in circle { cycles[id] = number }
    }
    isOpen.subtract(circle)
    open.removeSubrange(start...)
  }
}
