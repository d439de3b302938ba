/// A set of members, which recognizes duplicates by their keys.
struct DistinctMembers<Member: MemberObject> {
  private struct Known {
    let member: Member
    /// The key, which is computed only if a second member has the same rough key.
    var key: String?
  }

  private var members: [String: [Known]] = [:]

  /// Adds a member, and returns whether its key is new.
  ///
  /// A key is computed only if rough keys are equal. Keys take time to compute: the key of a method contains the types
  /// of all parameters.
  mutating func insert(_ member: Member) -> Bool {
    let rough = member.roughKey
    guard var others = members[rough] else {
      members[rough] = [Known(member: member)]
      return true
    }
    if others[0].key == nil { others[0].key = others[0].member.key }
    let key = member.key
    let isNew = !others.contains { $0.key == key }
    if isNew { others.append(Known(member: member, key: key)) }
    members[rough] = others
    return isNew
  }
}
