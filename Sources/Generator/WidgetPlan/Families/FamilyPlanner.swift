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
  /// The types of families that can reject a value as unknown. Each type is checked once, although it can belong to many
  /// families.
  private let rejecting: Set<DeclarationID>

  init(_ context: PlanningContext, _ types: [TypePlan]) {
    self.context = context
    self.types = Dictionary(types.map { ($0.id, $0) }) { first, _ in first }
    let polymorphs = types.flatMap(\.codedProperties).compactMap(\.shape.polymorph)
    policyBoxes = Self.boxes(for: polymorphs, context)
    used = Set(polymorphs.map(\.base))
    replaced = Set(policyBoxes.map(\.base))
    let members = Set(context.families.all.flatMap { $0.members.map(\.type) })
    rejecting = members.filter(context.mayReject)
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
    var plans = context.families.all.filter { family in
      model.isOwn(family.id) && (!family.isRefinement || used.contains(family.name))
    }.map(plan)
    addJoiningValues(to: &plans)
    let modules = JoiningModules(context: context).all()
    for index in plans.indices {
      guard let joined = plans[index].family.joins?.family else { continue }
      plans[index].expected = modules.filter { $0.family == joined || $0.joined.contains(joined) }
    }
    return plans
  }

  /// Adds each type whose name the box of a joining family encodes to the first of these families.
  private func addJoiningValues(to plans: inout [FamilyPlan]) {
    let joining = plans.indices.filter { plans[$0].joined != nil && plans[$0].isBoxNeeded }
    var boxes: [DeclarationID: [(family: String, box: String)]] = [:]
    for plan in joining.map({ plans[$0] }) {
      let box = (plan.joined?.name ?? "", plan.family.boxName)
      for member in plan.members where member.encodes {
        boxes[member.type, default: []].append(box)
      }
    }
    var seen: Set<DeclarationID> = []
    for index in joining {
      let members = plans[index].members.filter(\.encodes)
      let names = Set(members.map(\.name))
      // A subclass inherits the conformance of its superclass.
      for member in members
      where member.superclasses.isDisjoint(with: names) && seen.insert(member.type).inserted {
        plans[index].joiningValues.append(
          FamilyPlan.JoiningValue(
            name: member.name, access: model.access(of: member.type),
            condition: member.condition,
            availability: model.availabilityAttributes(of: member.type),
            boxes: boxes[member.type] ?? []))
      }
    }
  }

  private func plan(_ family: Family) -> FamilyPlan {
    let classes = Set(
      family.members.filter { model.declaration($0.type).kind == .class }.map(\.name))
    return FamilyPlan(
      family: family,
      takesPolicy: family.access >= .package || replaced.contains(family.name)
        || (family.representation == .untagged && family.unknown.strict != .throw),
      sharesNestedValues: sharesNestedValues(family),
      members: family.members.map { plan($0, of: family, classes) },
      joined: joined(by: family), isJoined: isJoined(family))
  }

  private func sharesNestedValues(_ family: Family) -> Bool {
    guard family.representation == .untagged else { return false }
    let policies = policyBoxes.filter { $0.base == family.name }.map(\.unknown)
    return !NestedValues(of: family.id, context)
      .shared(by: family.members, [family.unknown] + policies).isEmpty
  }

  /// Returns the family that a family joins, or nil if it joins none.
  private func joined(by family: Family) -> FamilyPlan.Joined? {
    family.joins.map { joins in
      FamilyPlan.Joined(
        name: joins.name, box: joins.family.map { box(of: $0, joins.name) },
        joinsAnother: joins.family.flatMap(context.families.declared)?.joins != nil)
    }
  }

  /// Whether families of other modules, or of this module, can join a family.
  private func isJoined(_ family: Family) -> Bool {
    family.representation != .untagged
      && (family.access >= .package || context.families.isJoined(family.id))
  }

  /// Returns the name of a joined family's box, qualified with the module if the annotation specifies the module.
  private func box(of family: DeclarationID, _ written: String) -> String {
    let name = model.name(of: family)
    let module = written.hasSuffix("." + name) ? written.dropLast(name.count) : ""
    return module + "Any" + name.localName
  }

  private func plan(
    _ member: Family.Member, of family: Family, _ classes: Set<String>
  ) -> FamilyPlan.Member {
    let attributes = model.attributes(of: member.type)
    let isClass = model.declaration(member.type).kind == .class
    let variants = types[member.type]?.codedVariants ?? []
    return FamilyPlan.Member(
      member: member, availability: member.availability.beyond(model.availability(of: family.id)),
      decodes: attributes.isDecoded, encodes: attributes.isEncoded,
      // The type can have an `init(fields:)` for another family.
      sharesFields: family.representation.internalTag != nil && !variants.isEmpty
        && variants.allSatisfy { $0.object?.sharesFields ?? false },
      writesName: variants.contains { variant in
        variant.coding.members.encodes && (variant.object?.encodesTags ?? member.isByCases)
      },
      mayReject: !member.isByCases && rejecting.contains(member.type),
      superclasses: isClass
        ? context.conformances[member.type].intersection(classes) : [])
  }
}
