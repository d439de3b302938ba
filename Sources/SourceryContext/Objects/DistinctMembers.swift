/// The members of a list, each once.
struct DistinctMembers<Member: MemberObject> {
  private struct Known {
    let member: Member
    /// Made when a second member has the same rough key.
    var key: String?
  }

  private var members: [String: [Known]] = [:]

  /// Adds a member; false if there is one of the same key. Keys are only made where the rough keys
  /// are equal: those of methods hold the types of all parameters.
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
