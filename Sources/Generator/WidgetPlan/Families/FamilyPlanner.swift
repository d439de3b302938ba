import WidgetModel
import WidgetSyntax

/// Decides which families and boxes are generated, from the plans of types.
struct FamilyPlanner {
  /// The boxes for policies of properties and associated values, without duplicates.
  let policyBoxes: [PolicyBox]
  private let context: PlanningContext
  private let types: [DeclarationID: TypePlan]
  /// The bases whose boxes a property or an associated value needs.
  private let used: Set<String>
  /// The bases for which a property or an associated value has its own policy.
  private let replaced: Set<String>

  init(_ context: PlanningContext, _ types: [TypePlan]) {
    self.context = context
    self.types = Dictionary(types.map { ($0.id, $0) }) { first, _ in first }
    let polymorphs = types.flatMap(\.codedProperties).compactMap(\.shape.polymorph)
    policyBoxes = Self.boxes(for: polymorphs, context)
    used = Set(polymorphs.map(\.base))
    replaced = Set(policyBoxes.map(\.base))
  }

  private var model: Model { context.model }

  private static func boxes(
    for polymorphs: [JSONShape.Polymorph], _ context: PlanningContext
  ) -> [PolicyBox] {
    var boxes: [PolicyBox] = []
    for value in polymorphs {
      guard let unknown = value.unknown else { continue }
      var box = PolicyBox(base: value.base, unknown: unknown)
      if case .fallback(let type) = unknown, let family = context.families.named(value.base) {
        box.fallbackPlace = context.fallbacks.place(
          named: type, inScopeOf: family.id, family.representation)
      }
      if !boxes.contains(box) { boxes.append(box) }
    }
    return boxes
  }

  /// Returns the plans of the families that this module declares. Refining protocols are included only if a property or
  /// an associated value has such a type.
  func plans() -> [FamilyPlan] {
    context.families.all.filter { family in
      model.isOwn(family.id) && (!family.isRefinement || used.contains(family.name))
    }.map(plan)
  }

  private func plan(_ family: Family) -> FamilyPlan {
    let classes = Set(
      family.members.filter { model.declaration($0.type).kind == .class }.map(\.name))
    return FamilyPlan(
      family: family,
      takesPolicy: family.access >= .package || replaced.contains(family.name)
        || (family.representation == .untagged && family.unknown.strict != .throw),
      sharesNestedValues: sharesNestedValues(family),
      members: family.members.map { plan($0, classes, model.availability(of: family.id)) },
      joinedBox: joinedBox(of: family))
  }

  private func sharesNestedValues(_ family: Family) -> Bool {
    guard family.representation == .untagged else { return false }
    let policies = policyBoxes.filter { $0.base == family.name }.map(\.unknown)
    return !NestedValues(of: family.id, context)
      .shared(by: family.members, [family.unknown] + policies).isEmpty
  }

  /// Returns the name of the joined family's box, qualified with the module if the annotation specifies the module.
  /// Returns nil if no family is joined or no source declares the joined family.
  private func joinedBox(of family: Family) -> String? {
    guard let joins = family.joins, let joined = joins.family else { return nil }
    let name = model.name(of: joined)
    let module = joins.name.hasSuffix("." + name) ? joins.name.dropLast(name.count) : ""
    return module + "Any" + name.localName
  }

  /// - Parameter availability: the availability of the family.
  private func plan(
    _ member: Family.Member, _ classes: Set<String>, _ availability: Availability
  ) -> FamilyPlan.Member {
    let attributes = model.attributes(of: member.type)
    let isClass = model.declaration(member.type).kind == .class
    let variants = types[member.type]?.codedVariants ?? []
    return FamilyPlan.Member(
      member: member, availability: member.availability.beyond(availability),
      decodes: attributes.isDecoded, encodes: attributes.isEncoded,
      sharesFields: !variants.isEmpty && variants.allSatisfy { $0.object?.sharesFields ?? false },
      writesName: variants.contains { variant in
        variant.coding.members.encodes && (variant.object?.encodesTags ?? member.isByCases)
      },
      mayReject: !member.isByCases && context.mayReject(member.type),
      superclasses: isClass
        ? context.conformances[member.type].intersection(classes) : [])
  }
}
