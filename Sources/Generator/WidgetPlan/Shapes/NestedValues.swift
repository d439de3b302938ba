import WidgetModel
import WidgetSyntax

/// The places of nested values in the options of an untagged family that can contain values of the family.
///
/// If several options decode the same place, decoding must remember the nested values: otherwise, the time doubles with
/// each level.
///
/// For example: `case a(next: Node, id: Int), b(next: Node)` decode the place `next` twice.
struct NestedValues {
  /// A place that two options decode.
  struct Shared {
    /// The index of the option that decodes the place again.
    let option: Int
    /// The index of the first option that decodes the place.
    let first: Int
    /// The key of the place, or nil if the place has no single key.
    let key: String?
    /// Whether the options decode the place as different types, or as members of an object with any keys, and one value
    /// may be of both types.
    let hasTwoTypes: Bool
  }

  private enum Place: Hashable {
    case key(String)
    /// The members of an object with any keys.
    case members
    /// The elements of an array.
    case elements
    /// Any place.
    case anywhere

    var key: String? { if case .key(let key) = self { key } else { nil } }
  }

  private let context: PlanningContext
  /// The family's protocol, class or enum.
  private let family: DeclarationID

  init(of family: DeclarationID, _ context: PlanningContext) {
    self.family = family
    self.context = context
  }

  /// Returns the places that several cases of an untagged enum decode.
  func shared(by cases: [EnumPlan.Case]) -> [Shared] {
    shared(
      by: cases.map { element in
        if element.payload == .keyed { return places(of: element.values.map(\.property)) }
        return element.values.first.map { places(in: $0.shape) } ?? [:]
      })
  }

  /// Returns the places that several types of an untagged family decode.
  ///
  /// - Parameter replacements: the policies for values that no type accepts. A replacement is decoded like another type.
  func shared(by members: [Family.Member], _ replacements: [Family.Unknown] = []) -> [Shared] {
    shared(by: members.map { places(of: $0.type) } + replacements.map(places))
  }

  private func shared(by options: [[Place: JSONShape]]) -> [Shared] {
    var first: [Place: Decoded] = [:]
    var result: [Shared] = []
    for (index, places) in options.enumerated() {
      let overlapping = places.compactMap { place, shape in
        earlier(place, in: first).map { other in
          Shared(
            option: index, first: other.option, key: place.key,
            hasTwoTypes: (place.key == nil || other.key == nil || !areSame(other.shape, shape))
              && mayOverlap(other.shape, shape))
        }
      }
      result += overlapping.sorted { $0.key ?? "" < $1.key ?? "" }
      for (place, shape) in places where first[place] == nil {
        first[place] = Decoded(option: index, key: place.key, shape: shape)
      }
    }
    return result
  }

  /// The first option that decodes a place, and the shape of the place.
  private struct Decoded {
    let option: Int
    let key: String?
    let shape: JSONShape
  }

  /// Returns the first option that decodes a place, or nil if there isn't one.
  private func earlier(_ place: Place, in first: [Place: Decoded]) -> Decoded? {
    let same = first[place] ?? first[.anywhere]
    return switch place {
    case .key: same ?? first[.members]
    case .elements: same
    case .members: same ?? first.filter { $0.key.key != nil }.values.min { $0.option < $1.option }
    case .anywhere: first.values.min { $0.option < $1.option }
    }
  }

  /// Whether both shapes are the same type, which a typealias may spell differently.
  private func areSame(_ first: JSONShape, _ second: JSONShape) -> Bool {
    guard case .value(var value) = second, case .value(let other) = first else {
      return first == second
    }
    (value.spelling, value.name) = (other.spelling, other.name)
    return value == other && (value.declaration != nil || first == second)
  }

  /// Whether the same JSON may be decoded as values of both shapes, as far as the sources show.
  private func mayOverlap(_ first: JSONShape, _ second: JSONShape) -> Bool {
    if first == .uncodable || second == .uncodable { return false }
    switch (AcceptedJSON(first, in: context), AcceptedJSON(second, in: context)) {
    case (.list, .object), (.list, .dictionary), (.object, .list), (.dictionary, .list):
      return false
    default: return true
    }
  }

  // MARK: - Places

  /// Returns the places of nested values in a value that has no key.
  private func places(in shape: JSONShape) -> [Place: JSONShape] {
    guard contains(shape) else { return [:] }
    switch shape.unwrapped {
    case .array(let element): return [.elements: element]
    case .dictionary(_, let value): return [.members: value]
    case .partial(let list, leavingOut: .unknown), .partial(let list, leavingOut: .wrong):
      return places(in: list)
    case .value(let value):
      if let collection = value.collection { return places(in: collection) }
      if let element = value.setElement { return [.elements: element] }
      if let id = value.declaration, value.coder == nil { return places(of: id) }
    case .polymorphic, .optional, .partial, .uncodable: break
    }
    return [.anywhere: .uncodable]
  }

  private func places(of id: DeclarationID) -> [Place: JSONShape] {
    guard context.recursion.areMutual(id, family) else { return [:] }
    guard let properties = properties(of: id) else { return [.anywhere: .uncodable] }
    return places(of: properties)
  }

  private func places(of replacement: Family.Unknown) -> [Place: JSONShape] {
    switch replacement.decoded {
    case .nothing, .json: [:]
    case .type(let name):
      context.model.types(named: name, in: Scope(in: family)).first.map { places(of: $0) } ?? [:]
    case .contained(let path): [.key(path.joined(separator: ".")): .uncodable]
    }
  }

  private func places(of properties: [PropertyPlan]) -> [Place: JSONShape] {
    var places: [Place: JSONShape] = [:]
    for property in properties where property.source != .nowhere && contains(property.shape) {
      if case .remainingKeys = property.source, case .dictionary(_, let value) = property.shape {
        places[.members] = value
      } else if property.decodedPaths.isEmpty {
        places[.anywhere] = .uncodable
      }
      for path in property.decodedPaths {
        places[.key(path.joined(separator: "."))] = property.shape.unwrapped
      }
    }
    return places
  }

  /// Returns the properties of a struct, or nil if the sources do not show how they are decoded.
  private func properties(of id: DeclarationID) -> [PropertyPlan]? {
    let type = context.model.type(id)
    let written = context.written(in: type)
    guard type.kind == .struct, !written.hasDecodingInit else { return nil }
    if context.selection.isCoded(id) {
      let planner = PropertyPlanner(context, type, written)
      return type.codableProperties.map(planner.plan)
    }
    if case .object(let plans) = SynthesizedPlanner(context).coding(of: id) { return plans }
    return nil
  }

  /// Whether values of a shape can contain values of the family.
  private func contains(_ shape: JSONShape) -> Bool {
    switch shape.innermost {
    case .value(let value):
      value.declaration.map { context.recursion.areMutual($0, family) } ?? false
        || value.arguments.contains(where: contains) || value.collection.map(contains) ?? false
    case .polymorphic(let value):
      [value.declaration, context.families.named(value.base)?.id].compactMap(\.self)
        .contains { context.recursion.areMutual($0, family) }
    default: false
    }
  }
}
