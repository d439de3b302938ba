package import WidgetModel

extension FamilyPlan.Member {
  /// Names of a member that are decoded alike.
  package struct Branch: Sendable {
    /// The positions in the member's exact names.
    package var indices: [Int]
    package var names: [String]
    /// The condition of `#if` under which the names are compiled; nil if they always are.
    package var condition: String?
    /// The requirements to check before the member is used.
    package var availability: Availability
  }

  /// The member's exact names, as the cases of a `switch` decode them.
  package func branches(in representation: Family.Representation) -> [Branch] {
    let names = member.names.exactNames
    return representation.groups(of: names).flatMap { group in
      group.indices.reduce(into: []) { branches, index in
        let next = branch(names[index], at: index)
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
      indices: [index], names: [name], condition: own.joined(to: member.condition),
      availability: availability.and(own))
  }
}

extension FamilyPlan.Member.Branch {
  fileprivate func isAlike(_ other: Self) -> Bool {
    condition == other.condition && availability == other.availability
  }
}
