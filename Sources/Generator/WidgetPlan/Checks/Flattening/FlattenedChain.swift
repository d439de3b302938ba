import WidgetModel
import WidgetSyntax

/// Finds long chains of types, in which each type flattens a value of the next type or is its subclass. The checks of a
/// type search all types that it flattens, so the time would grow with the square of the length.
struct FlattenedChain {
  /// The maximum number of types in a chain. Real code does not reach it.
  static let limit = Conformances.longestChain

  private let model: Model
  private let families: FamilyIndex
  /// The number of types in the longest chain that begins with a type.
  private var lengths: [DeclarationID: Int] = [:]

  init(_ context: PlanningContext) {
    model = context.model
    families = context.families
  }

  /// Whether a chain that begins with a type has more types than the limit.
  mutating func isTooLong(from id: DeclarationID) -> Bool { length(from: id, at: 1) > Self.limit }

  /// - Parameter position: the position of the type in the chain that is being searched.
  private mutating func length(from id: DeclarationID, at position: Int) -> Int {
    if let known = lengths[id] { return known }
    if position > Self.limit { return 1 }
    // The entry is set before the search, because types may flatten each other.
    lengths[id] = 0
    let next = parts(of: id).map { length(from: $0, at: position + 1) }.max() ?? 0
    lengths[id] = next + 1
    return next + 1
  }

  /// Returns the types that a type flattens, the types of a family, and the superclass of a class.
  private func parts(of id: DeclarationID) -> [DeclarationID] {
    let declaration = model.declaration(id)
    let file = model.files[id.file]
    let members = families.declared(by: id)?.members.map(\.type) ?? []
    let isFlattened: (Sublist<Annotation>) -> Bool = { PropertyAttributes(file[$0]).isFlattened }
    let properties = declaration.properties.filter { isFlattened($0.annotations) }
      .compactMap(\.type)
    let values = declaration.cases.compactMap(\.parameters).flatMap { file[$0] }
      .filter { isFlattened($0.annotations) }.map(\.type)
    let superclass = [model.superclass(of: id)?.id].compactMap(\.self)
    var aliases = TypealiasResolver(model)
    return superclass + members
      + (properties + values).flatMap { range in
        aliases.declarations(mentionedIn: TypeName(parsing: file.text(range)), Scope(in: id))
      }
  }
}
