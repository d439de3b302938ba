import WidgetModel
import WidgetSource
import WidgetSyntax

/// The discriminators that are in the object of a value beside what its own type has there: those of
/// the families that the type belongs to, and of the enums of which it is the value of a case.
///
/// For example: `type` around `enum Card: Component`, whose own names are under `version`.
struct NamesAround {
  /// One of them.
  struct Name: Hashable {
    let place: TagPlace
    /// The family or the enum that has it.
    let owner: String
  }

  /// By type, the discriminators that one family or enum puts beside it.
  private var names: [DeclarationID: [Name]] = [:]
  /// By type, the families and enums in whose own object it is: what is around them is around it, too.
  private var containers: [DeclarationID: [DeclarationID]] = [:]
  /// The enums that are decoded from an object whose only key is a name.
  private var external: Set<DeclarationID>
  /// The names of enums of other modules, which are not checked where they are declared.
  private let foreign: [DeclarationID: TagPlace]
  private let families: [Family]

  /// - Parameter foreign: the enums of other modules that are families.
  init(
    _ types: [TypePlan], _ families: [Family],
    foreign: [DeclarationID: Family.Representation]
  ) {
    self.families = families
    self.foreign = foreign.compactMapValues(\.tag)
    external = Set(foreign.filter { $0.value == .external }.keys)
    for family in families { add(family) }
    for type in types {
      for choice in type.variants.compactMap(\.choice) { add(choice, type) }
    }
  }

  /// Whether an enum is decoded from an object whose only key is a name.
  func isExternal(_ id: DeclarationID) -> Bool { external.contains(id) }

  /// The names of an enum of another module.
  func tagOfForeign(_ id: DeclarationID) -> TagPlace? { foreign[id] }

  /// Whether the names of an enum, or something in its objects, may meet the names of others.
  func concerns(_ type: TypePlan) -> Bool {
    let choices = type.variants.compactMap(\.choice)
    if choices.isEmpty { return false }
    return names[type.id] != nil || containers[type.id] != nil
      || choices.contains { choice in
        choice.cases.contains { choice.valueBesideName(of: $0).map(isNamed) ?? false }
      }
  }

  /// Whether what is in a value's object is not known from its own properties alone.
  private func isNamed(_ shape: JSONShape) -> Bool {
    if case .polymorphic = shape.unwrapped { return true }
    return declarations(of: shape).contains { isExternal($0) || foreign[$0] != nil }
  }

  /// The discriminators around a type, of several at one place the first.
  func names(around id: DeclarationID) -> [Name] {
    var found: [Name] = []
    var pending = [id]
    var seen: Set<DeclarationID> = []
    while let next = pending.popLast() {
      // An enum may contain itself.
      guard seen.insert(next).inserted else { continue }
      found += names[next] ?? []
      pending += containers[next] ?? []
    }
    var places: Set<TagPlace> = []
    return found.filter { places.insert($0.place).inserted }
  }

  private mutating func add(_ family: Family) {
    let tag = family.representation.internalTag
    guard tag != nil || family.representation == .untagged else { return }
    for member in family.members {
      containers[member.type, default: []].append(family.id)
      // What refines a family has its names.
      if let tag, !member.isByCases, family.base == nil {
        names[member.type, default: []].append(Name(place: tag, owner: family.name))
      }
    }
  }

  private mutating func add(_ choice: EnumPlan, _ type: TypePlan) {
    if choice.familyRepresentation == .external, choice.coding.decodes { external.insert(type.id) }
    for element in choice.cases {
      // What would be in itself is reported where it is declared.
      guard let shape = choice.valueBesideName(of: element), !isMember(type.id, ofFamilyIn: shape)
      else { continue }
      for id in declarations(of: shape) {
        containers[id, default: []].append(type.id)
        if let tag = choice.familyRepresentation?.internalTag, !element.isNamedByValue {
          names[id, default: []].append(Name(place: tag, owner: type.name))
        }
      }
    }
  }

  private func isMember(_ id: DeclarationID, ofFamilyIn shape: JSONShape) -> Bool {
    guard case .polymorphic(let value) = shape.unwrapped else { return false }
    return family(of: value)?.member(id) != nil
  }

  /// The type of a value: of a family the protocol.
  func declarations(of shape: JSONShape) -> [DeclarationID] {
    switch shape {
    case .value(let value):
      value.coder == nil ? [value.declaration].compactMap(\.self) : []
    case .polymorphic(let value):
      value.declaration.map { [$0] } ?? family(of: value).map { [$0.id] } ?? []
    case .optional(let shape), .partial(let shape, leavingOut: _): declarations(of: shape)
    case .array, .dictionary, .uncodable: []
    }
  }

  /// The family of a polymorphic value.
  func family(of value: JSONShape.Polymorph) -> Family? {
    families.first { $0.name == value.base }
  }
}

extension EnumPlan {
  /// The value of a case that is in the object of the enum itself; nil where the case has none, or
  /// has keys for its values.
  func valueBesideName(of element: Case) -> JSONShape? {
    guard element.isRead || element.isWritten, let form = familyRepresentation else { return nil }
    switch form {
    case .adjacent, .external: return nil
    case .internal, .untagged: break
    }
    if let fallback = element.fallback {
      guard fallback.place == .whole, !fallback.isJSON, let index = fallback.content else {
        return nil
      }
      return element.values[index].shape
    }
    guard element.isSingle, element.isObject else { return nil }
    return element.values.first?.shape
  }
}
