import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the keys that types decode from an object, for properties that are flattened into it.
///
/// For example: `["color", "width"]` for `struct Border: Codable { var color: String; var width: Int }`.
struct KeySearch {
  private let context: PlanningContext
  /// Whether the keys only show that a value is present. The key of a discriminator is then sufficient.
  private let isForPresence: Bool

  init(_ context: PlanningContext, isForPresence: Bool = false) {
    self.context = context
    self.isForPresence = isForPresence
  }

  private var model: Model { context.model }

  /// Returns the keys that a type decodes, or nil if there are none or the sources do not show all of them. For a
  /// family or an enum, these are only the first keys of the discriminators' paths.
  func keys(of type: TypeName, in scope: Scope) -> [String]? { keys(of: type, in: scope, depth: 0) }

  private func keys(of type: TypeName, in scope: Scope, depth: Int) -> [String]? {
    if case .existential(let type) = type.unwrapped.shape {
      return keys(of: type, in: scope, depth: depth)
    }
    let expanded = model.expanded(type.unwrapped, in: scope)
    // Types may flatten each other.
    guard depth < 8, expanded.declarations.count == 1, let id = expanded.declarations.first else {
      return nil
    }
    switch model.declaration(id).kind {
    case .protocol, .enum: return tags(of: type, in: scope)
    case .class where context.families.declared(by: id) != nil: return tags(of: type, in: scope)
    case .struct, .class: return keys(of: id, depth: depth)
    case .actor, .extension: return nil
    }
  }

  /// Returns the first keys of the paths of a type's discriminators, or nil if there are no discriminators.
  private func tags(of type: TypeName, in scope: Scope) -> [String]? {
    let places = TagSearch(context, includesAdjacent: isForPresence).places(in: type, scope)
    let tags = Set(places.flatMap { $0.decodedPaths.map { $0[0] } })
    return tags.isEmpty ? nil : tags.stablySorted()
  }

  private func keys(of id: DeclarationID, depth: Int) -> [String]? {
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasDecodingInit || written.foreignCodingKeys != nil { return nil }
    if model.superclass(of: id) != nil { return nil }
    let planner = PropertyPlanner(context, type, written)
    var keys: [String] = []
    for property in type.codableProperties {
      let isListed = written.codingKeys?.names.contains(property.bareName) ?? true
      switch planner.source(property) {
      case .keys(let own): if isListed { keys += own }
      case .paths(let paths): keys += paths.compactMap(\.first)
      case .flattened:
        guard
          planner.policies(of: property).coder == nil,
          let inner = property.type.flatMap({
            self.keys(of: $0, in: Scope(in: property.owner), depth: depth + 1)
          })
        else { return nil }
        keys += inner
      case .remainingKeys, .function, .whole, .element: return nil
      case .nowhere: break
      }
    }
    return keys.isEmpty ? nil : keys
  }
}
