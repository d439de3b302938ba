/// The members of a list, each once.
struct DistinctMembers<Member: MemberObject> {
  private var members: [String: [Member]] = [:]

  /// Adds a member; false if there is one of the same key. Keys are only made where the rough keys
  /// are equal: those of methods hold the types of all parameters.
  mutating func insert(_ member: Member) -> Bool {
    let rough = member.roughKey
    guard let others = members[rough] else {
      members[rough] = [member]
      return true
    }
    let key = member.key
    if others.contains(where: { $0.key == key }) { return false }
    members[rough] = others + [member]
    return true
  }
}
