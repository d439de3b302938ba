package import WidgetModel
import WidgetSource
import WidgetSyntax

/// How the values of a family are decoded and encoded: the family with what is decided about its
/// members.
package struct FamilyPlan: Sendable {
  /// A type of the family.
  package struct Member: Sendable {
    package let member: Family.Member
    /// The requirements to check before the type is used; the family's own are already met in its box.
    package let availability: Availability
    /// Whether it is decoded, and whether it is encoded.
    package let decodes: Bool
    package let encodes: Bool
    /// Whether a generated `init(fields:)` takes the family's container.
    package let sharesFields: Bool
    /// Whether its `encode(to:)` is generated and so writes its name.
    package let writesName: Bool
    /// The classes of the family that it inherits from, if it is a class.
    package let superclasses: Set<String>
  }

  package let family: Family
  /// Whether its box can be given a policy for unrecognized names: some property has its own.
  package let takesUnknown: Bool
  /// In the order of the sources, in which untagged ones are tried.
  package let members: [Member]
  /// The box of the family that it joins; nil if no scanned source declares that.
  package let joinedBox: String?

  /// The member that an object without a discriminator is decoded as; nil where that is an error.
  package var missingMember: Member? {
    guard case .name(let name) = family.missing else { return nil }
    return members.first { $0.member.name == name }
  }

  /// The member that any other value than an object is decoded as; nil where that is an error.
  package var shorthandMember: Member? {
    family.shorthand.flatMap { name in members.first { $0.member.name == name } }
  }

  /// Whether some name is known on some systems only.
  package var limitsNames: Bool {
    members.contains { member in
      member.decodes
        && member.branches(in: family.representation).contains { $0.availability.check != nil }
    }
  }

  /// The members in the order in which a value is matched: a value of a subclass is one of its
  /// superclass, too.
  package var membersToMatch: [Member] {
    members.reduce(into: []) { sorted, member in
      // Most inherit from none, and need not be compared with all others.
      let base =
        member.superclasses.isEmpty
        ? nil : sorted.firstIndex { member.superclasses.contains($0.member.name) }
      sorted.insert(member, at: base ?? sorted.endIndex)
    }
  }
}

/// Decides which families are generated, and how, from the plans of types.
struct FamilyPlanner {
  let model: Model
  let runtime: Runtime
  private let types: [DeclarationID: TypePlan]
  /// The bases whose boxes some property needs.
  private let used: Set<String>
  /// The bases for which some property has a policy of its own.
  private let replaced: Set<String>

  init(_ model: Model, _ runtime: Runtime, _ types: [TypePlan], _ boxes: [PolicyBox]) {
    self.model = model
    self.runtime = runtime
    self.types = Dictionary(types.map { ($0.id, $0) }) { first, _ in first }
    used = Set(types.flatMap(\.variants).flatMap(\.polymorphs).map(\.base))
    replaced = Set(boxes.map(\.base))
  }

  /// The families that are declared as such and, of the protocols that refine them, those that a
  /// property asks for.
  func plans() -> [FamilyPlan] {
    runtime.families.filter { family in
      model.isOwn(family.id) && (family.base == nil || used.contains(family.name))
    }.map(plan)
  }

  private func plan(_ family: Family) -> FamilyPlan {
    let classes = Set(
      family.members.filter { model.declaration($0.type).kind == .class }.map(\.name))
    return FamilyPlan(
      family: family,
      takesUnknown: family.access >= .package || replaced.contains(family.name)
        || (family.representation == .untagged && family.unknown.strict != .throw),
      members: family.members.map { plan($0, classes, model.availability(of: family.id)) },
      joinedBox: joinedBox(of: family))
  }

  /// The box of the joined family, after the name of its module if the annotation has that.
  private func joinedBox(of family: Family) -> String? {
    guard let joins = family.joins, let joined = model.joinedFamily(of: family.id) else {
      return nil
    }
    let name = model.name(of: joined)
    let module = joins.hasSuffix("." + name) ? joins.dropLast(name.count) : ""
    return module + "Any" + name.localName
  }

  /// - Parameter availability: of the family.
  private func plan(
    _ member: Family.Member, _ classes: Set<String>, _ availability: Availability
  ) -> FamilyPlan.Member {
    let attributes = model.attributes(of: member.type)
    let isClass = model.declaration(member.type).kind == .class
    let variants = types[member.type]?.variants.filter(\.isCoded) ?? []
    return FamilyPlan.Member(
      member: member, availability: member.availability.beyond(availability),
      decodes: attributes.isDecoded, encodes: attributes.isEncoded,
      sharesFields: !variants.isEmpty && variants.allSatisfy { $0.object?.sharesFields ?? false },
      writesName: variants.contains { variant in
        variant.coding.members.encodes && (variant.object?.writesTags ?? member.isByCases)
      },
      superclasses: isClass
        ? model.conformances(of: member.type).intersection(classes) : [])
  }
}
