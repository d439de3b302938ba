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
  /// The visited types, because types may flatten each other.
  private var seen: Set<DeclarationID> = []
  /// The user-defined function because of which not all keys are known, or nil if there isn't one.
  private var function: String?

  init(_ context: PlanningContext, isForPresence: Bool = false) {
    self.context = context
    self.isForPresence = isForPresence
  }

  private var model: Model { context.model }

  /// Returns the keys that a type decodes, or nil if there are none or the sources do not show all of them. For a
  /// family or an enum, these are the keys of all types or cases, or only the keys that show that a value is present.
  /// A path counts as its first key.
  func keys(of type: TypeName, in scope: Scope) -> [String]? {
    var search = self
    return search.allKeys(of: type, in: scope).flatMap { $0.isEmpty ? nil : $0.uniqued() }
  }

  /// Returns the user-defined function that hides keys of a type, such as `Style.decodeColor(from:)`. Returns nil if the
  /// keys are known, or hidden for another reason.
  func hidingFunction(of type: TypeName, in scope: Scope) -> String? {
    var search = self
    return search.allKeys(of: type, in: scope) == nil ? search.function : nil
  }

  private mutating func allKeys(of type: TypeName, in scope: Scope) -> [String]? {
    if case .existential(let type) = type.unwrapped.shape { return allKeys(of: type, in: scope) }
    let expanded = model.expanded(type.unwrapped, in: scope)
    guard expanded.declarations.count == 1, let id = expanded.declarations.first else {
      return nil
    }
    return keys(of: id)
  }

  private mutating func keys(of id: DeclarationID) -> [String]? {
    guard seen.insert(id).inserted else { return [] }
    switch model.declaration(id).kind {
    case .enum where context.written(in: model.type(id)).hasDecodingInit: return nil
    case .protocol, .enum: return keys(ofOptions: id)
    case .class where context.families.declared(by: id) != nil: return keys(ofOptions: id)
    case .struct, .class: return keys(ofObject: id)
    case .actor, .extension: return nil
    }
  }

  /// Returns the keys of a family or an enum, or nil if it has neither a discriminator nor known names as keys.
  private mutating func keys(ofOptions id: DeclarationID) -> [String]? {
    if let names = ExternalNames(context).names(of: id) { return names }
    var keys = tags(of: id)
    if keys.isEmpty { return nil }
    if isForPresence { return keys }
    let options = ObjectOptions(of: id, context, where: \.isDecoded)
    keys += options.contents.compactMap(\.first)
    for type in options.types where type != id {
      guard let inner = self.keys(of: type) else { return nil }
      keys += inner
    }
    for value in options.values {
      guard let inner = self.keys(of: value.source, value.property) else { return nil }
      keys += inner
    }
    if options.types.contains(id) {
      guard let own = self.keys(ofObject: id) else { return nil }
      keys += own
    }
    return keys
  }

  /// Returns the first keys of the paths of a type's discriminators.
  private func tags(of id: DeclarationID) -> [String] {
    let places = TagSearch(context, includesAdjacent: true).places(in: id)
    return Set(places.flatMap { $0.decodedPaths.map { $0[0] } }).stablySorted()
  }

  private mutating func keys(ofObject id: DeclarationID) -> [String]? {
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasDecodingInit || written.hasUnknownKeys { return nil }
    if model.superclass(of: id) != nil { return nil }
    let planner = PropertyPlanner(context, type, written)
    let names = written.codingKeys.flatMap { $0.isCompleted ? nil : $0.names }
    var keys = isForPresence ? [] : tags(of: id)
    for property in type.codableProperties {
      let source = planner.source(property)
      if case .keys = source, !property.isSelected(by: names) { continue }
      if case .flattened = source, planner.policies(of: property).coder != nil { return nil }
      guard let own = self.keys(of: source, property) else { return nil }
      keys += own
    }
    return keys
  }

  private mutating func keys(
    of source: PropertyPlan.Source, _ property: Property
  ) -> [String]? {
    switch source {
    case .keys(let keys): return keys
    case .paths(let paths): return paths.compactMap(\.first)
    case .flattened:
      return property.type.flatMap { allKeys(of: $0, in: Scope(in: property.owner)) }
    case .function:
      function = "\(model.name(of: property.owner)).\(property.readerName)(from:)"
      return nil
    case .remainingKeys, .whole, .element: return nil
    case .nowhere: return []
    }
  }
}
