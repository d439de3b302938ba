import WidgetModel
import WidgetSource
import WidgetSyntax

/// The discriminators that share an object with a type's own discriminator. Families that contain the type add them,
/// and so do enums with a case that stores a value of the type.
///
/// For example: `type` for `enum Card: Component`, whose own names are under `version`.
struct EnclosingTags {
  /// A discriminator.
  struct Tag: Hashable {
    let place: TagPlace
    /// The type of the names.
    let type: Family.TagType
    /// The name of the family or the enum with the discriminator.
    let owner: String
  }

  /// The discriminators that families and enums add to the object of a type.
  private var tags: [DeclarationID: [Tag]] = [:]
  /// The families and enums that share an object with a type. Their enclosing discriminators also enclose the type.
  private var containers: [DeclarationID: [DeclarationID]] = [:]
  /// The enums that are decoded from an object with a name as its only key.
  private var external: Set<DeclarationID>
  /// The places of the discriminators of other modules' enums. The other modules cannot check these places against the
  /// types of this module.
  private let foreign: [DeclarationID: TagPlace]
  private let families: FamilyIndex

  /// - Parameter foreign: the enums of other modules that are families.
  init(
    _ types: [TypePlan], _ families: FamilyIndex,
    foreign: [DeclarationID: Family.Representation]
  ) {
    self.families = families
    self.foreign = foreign.compactMapValues(\.tag)
    external = Set(foreign.filter { $0.value == .external }.keys)
    for family in families.all { add(family) }
    for type in types {
      for choice in type.variants.compactMap(\.choice) { add(choice, type) }
    }
  }

  /// Whether an enum is decoded from an object with a name as its only key.
  func isExternal(_ id: DeclarationID) -> Bool { external.contains(id) }

  /// Returns the place of the discriminator of another module's enum, or nil if the enum has no discriminator at a
  /// fixed place.
  func tag(ofForeign id: DeclarationID) -> TagPlace? { foreign[id] }

  /// Whether the discriminators of an enum, or of the values in its objects, may collide with other discriminators.
  func concern(_ type: TypePlan) -> Bool {
    let choices = type.variants.compactMap(\.choice)
    if choices.isEmpty { return false }
    return tags[type.id] != nil || containers[type.id] != nil
      || choices.contains { choice in
        choice.cases.contains { choice.valuesSharingObject(of: $0).contains(where: isTagged) }
      }
  }

  /// Whether the object of a value may contain another discriminator.
  private func isTagged(_ shape: JSONShape) -> Bool {
    if case .polymorphic = shape.unwrapped { return true }
    return declarations(of: shape).contains { isExternal($0) || foreign[$0] != nil }
  }

  /// Returns the discriminators that enclose a type, but only the first discriminator for each place.
  func tags(enclosing id: DeclarationID) -> [Tag] {
    var found: [Tag] = []
    var pending = [id]
    var visited: Set<DeclarationID> = []
    while let next = pending.popLast() {
      // An enum may contain itself.
      guard visited.insert(next).inserted else { continue }
      found += tags[next] ?? []
      pending += containers[next] ?? []
    }
    return found.uniqued(by: \.place)
  }

  private mutating func add(_ family: Family) {
    let tag = family.representation.internalTag
    guard tag != nil || family.representation == .untagged else { return }
    for member in family.members {
      containers[member.type, default: []].append(family.id)
      // A refinement is skipped, because the family that it refines already adds the discriminator.
      if let tag, !member.isByCases, !family.isRefinement {
        tags[member.type, default: []].append(
          Tag(place: tag, type: family.tagType, owner: family.name))
      }
    }
  }

  private mutating func add(_ choice: EnumPlan, _ type: TypePlan) {
    if choice.familyRepresentation == .external, choice.coding.decodes { external.insert(type.id) }
    for element in choice.cases {
      // A value is left out if the enum belongs to the value's family, because another check reports the value.
      let shapes = choice.valuesSharingObject(of: element)
        .filter { !isMember(type.id, ofFamilyIn: $0) }
      for id in shapes.flatMap(declarations) {
        containers[id, default: []].append(type.id)
        if let tag = choice.tagNextToValues(of: element) {
          tags[id, default: []].append(Tag(place: tag, type: choice.tagType, owner: type.name))
        }
      }
    }
  }

  private func isMember(_ id: DeclarationID, ofFamilyIn shape: JSONShape) -> Bool {
    guard case .polymorphic(let value) = shape.unwrapped else { return false }
    return families.named(value.base)?.member(id) != nil
  }

  /// Returns the declaration of a value's type or family. Returns an empty array for collections, for values with a
  /// coder, and if no source declares the type.
  func declarations(of shape: JSONShape) -> [DeclarationID] {
    switch shape {
    case .value(let value):
      value.coder == nil ? [value.declaration].compactMap(\.self) : []
    case .polymorphic(let value):
      value.declaration.map { [$0] } ?? families.named(value.base).map { [$0.id] } ?? []
    case .optional(let shape), .partial(let shape, leavingOut: _): declarations(of: shape)
    case .array, .dictionary, .uncodable: []
    }
  }
}

extension EnumPlan {
  /// Returns the place of a case's name if it is in the same object as the case's values, or nil otherwise.
  func tagNextToValues(of element: Case) -> TagPlace? {
    element.payload == .namedObject ? nil : familyRepresentation?.internalTag
  }

  /// Returns the shapes of the case's values that share the enum's object.
  func valuesSharingObject(of element: Case) -> [JSONShape] {
    guard element.isDecoded || element.isEncoded, let form = familyRepresentation else {
      return []
    }
    switch form {
    case .adjacent, .external: return []
    case .internal, .untagged: break
    }
    if let stored = element.stored {
      guard let content = stored.content, content.place == .whole, !content.isJSON else {
        return []
      }
      return [element.values[content.index].shape]
    }
    switch element.payload {
    case .single: return []
    case .keyed: return element.values.filter(\.property.isFlattened).map(\.shape)
    case .object, .namedObject: return element.values.prefix(1).map(\.shape)
    }
  }
}
