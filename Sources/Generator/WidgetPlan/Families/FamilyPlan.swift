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

  package let family: Family
  /// Whether the family's box has an initializer with a closure for unknown names, so that values can be decoded with
  /// another policy.
  package let takesPolicy: Bool
  /// Whether several types of an untagged family decode the same nested values, which can contain values of the family.
  package let sharesNestedValues: Bool
  /// The members in the order of their files. Untagged members are tried in this order.
  package let members: [Member]
  /// The name of the joined family's box, or nil if no family is joined or no source declares the joined family.
  package let joinedBox: String?

  /// The member that objects without a discriminator are decoded as. Nil if such objects are errors, or if the policy
  /// for unknown names applies to them.
  package var missingMember: Member? {
    guard case .name(let name) = family.missing else { return nil }
    return members.first { $0.name == name }
  }

  /// The member for values that are not objects, or nil if such values are errors.
  package var shorthandMember: Member? {
    family.shorthand.flatMap { name in members.first { $0.name == name } }
  }

  /// Whether the box has an initializer for values whose names the joined family's box has already decoded. An
  /// externally tagged value is decoded from the start, because its name is the key of its content.
  package var takesName: Bool {
    guard family.joins != nil, family.representation.tag != nil else { return false }
    return members.contains { $0.decodes && !$0.names.exactNames.isEmpty }
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
