package import WidgetModel
package import WidgetSyntax

/// The plan for decoding and encoding values of a family.
package struct FamilyPlan: Sendable {
  /// A type of the family.
  package struct Member: Sendable {
    package let member: Family.Member
    /// The requirements to check before the type is used. The box already guarantees the family's own requirements.
    package let availability: Availability
    /// Whether the type can be decoded: no annotation excludes decoding.
    package let decodes: Bool
    /// Whether the type can be encoded: no annotation excludes encoding.
    package let encodes: Bool
    /// Whether the type is decoded by a generated `init(fields:)` from the container that the family has opened.
    package let sharesFields: Bool
    /// Whether the type's own `encode(to:)` is generated and encodes the name.
    package let writesName: Bool
    /// Whether the type can reject a value as unknown. This is the case for a struct or a class with `validate()`, and
    /// for an enum that distinguishes its cases itself and does not replace unknown values.
    package let mayReject: Bool
    /// The names of the type's superclasses that also belong to the family.
    package let superclasses: Set<String>

    /// The type's declaration.
    package var type: DeclarationID { member.type }
    /// The type's name in Swift.
    package var name: String { member.name }
    /// The names of the type in the JSON. The first is encoded.
    package var names: [String] { member.names }
    /// The condition of the `#if` around the type, or nil if the type is always compiled.
    package var condition: String? { member.condition }
  }

  /// A family of another module to which the types of a family also belong.
  package struct Joined: Sendable {
    /// The protocol's name as it is written, with or without the name of the module.
    package let name: String
    /// The name of the family's box, or nil if no source declares the family.
    package let box: String?
    /// Whether the family itself joins another one.
    package let joinsAnother: Bool
  }

  /// A type whose name is encoded by a box of this module. The box of a joined family does not know the type, which
  /// therefore returns the box that does.
  package struct JoiningValue: Sendable {
    package let name: String
    package let access: AccessLevel
    /// The condition of the `#if` around the type, or nil if the type is always compiled.
    package let condition: String?
    /// The `@available` attributes of the type.
    package let availability: [String]
    /// The joined families, each with the box that encodes the value for it.
    package let boxes: [(family: String, box: String)]
  }

  package let family: Family
  /// Whether the family's box has an initializer with a closure for unknown names, so that values can be decoded with
  /// another policy.
  package let takesPolicy: Bool
  /// Whether several types of an untagged family decode the same nested values, which can contain values of the family.
  package let sharesNestedValues: Bool
  /// The members in the order of their files. Untagged members are tried in this order.
  package let members: [Member]
  /// The family that the family joins, or nil if it joins none.
  package let joined: Joined?
  /// Whether a family of another module can join the family, or a family of this module joins it.
  package let isJoined: Bool
  /// The dependencies whose registration is expected: those that join the same family, and the joined family's own
  /// module if it joins another family.
  package internal(set) var expected: [JoiningModule] = []
  /// The types that boxes of joined families encode with a box of this module.
  package internal(set) var joiningValues: [JoiningValue] = []

  /// The member that objects without a discriminator are decoded as. Nil if such objects are errors, or if the policy
  /// for unknown names applies to them.
  package var missingMember: Member? {
    guard case .name(let name) = family.missing else { return nil }
    return members.first { $0.name == name }
  }

  /// Whether the name is around the properties, so that only a box can encode it.
  package var isBoxNeeded: Bool {
    switch family.representation {
    case .adjacent, .external: true
    case .internal, .untagged: false
    }
  }

  /// Whether the box encodes a type's name. If the name is next to the properties, the type may encode it itself.
  package func encodesName(of member: Member) -> Bool {
    switch family.representation {
    // A type with a name pattern encodes the name itself, because it stores the name in a property.
    case .internal: !member.writesName && member.names.namePatterns.isEmpty
    case .adjacent, .external: true
    case .untagged: false
    }
  }

  /// The member for values that are not objects, or nil if such values are errors.
  package var shorthandMember: Member? {
    family.shorthand.flatMap { name in members.first { $0.name == name } }
  }

  /// Whether a name is unknown on some systems, because its type or case is not available there.
  package var hasRestrictedNames: Bool {
    members.contains { member in
      member.decodes
        && member.branches(in: family.representation).contains { $0.availability.check != nil }
    }
  }

  /// The members in the order in which a value is matched. Subclasses precede their superclasses.
  package var membersToMatch: [Member] {
    members.reduce(into: []) { sorted, member in
      // Most members have no superclass and do not have to be compared with the others.
      let base =
        member.superclasses.isEmpty
        ? nil : sorted.firstIndex { member.superclasses.contains($0.name) }
      sorted.insert(member, at: base ?? sorted.endIndex)
    }
  }
}

extension FamilyPlan.Member {
  /// The names of a member that are decoded in the same way.
  package struct Branch: Sendable {
    /// The indices of the names among the member's exact names.
    package var indices: [Int]
    package var names: [String]
    /// The condition of the `#if` around the names, or nil if the names are always compiled.
    package var condition: String?
    /// The requirements to check before the member is used.
    package var availability: Availability
  }

  /// Returns the member's exact names, divided into one branch for each case of the generated `switch`.
  package func branches(in representation: Family.Representation) -> [Branch] {
    let exact = names.exactNames
    return representation.groups(of: exact).flatMap { group in
      group.indices.reduce(into: []) { branches, index in
        let next = branch(exact[index], at: index)
        if let last = branches.indices.last(where: { branches[$0].isAlike(next) }) {
          branches[last].indices += next.indices
          branches[last].names += next.names
        } else {
          branches.append(next)
        }
      }
    }
  }

  private func branch(_ name: String, at index: Int) -> Branch {
    let own = member.availabilityOfNames[name]?.beyond(member.availability) ?? .always
    return Branch(
      indices: [index], names: [name], condition: own.joined(to: condition),
      availability: availability.and(own))
  }
}

extension FamilyPlan.Member.Branch {
  fileprivate func isAlike(_ other: Self) -> Bool {
    condition == other.condition && availability == other.availability
  }
}
