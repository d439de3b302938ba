/// The keys of an object as a tree, which contains the nested objects inside paths.
struct WireKeys: Sendable {
  struct Key: Sendable {
    let name: String
    /// The value, or nil for an object inside a path.
    var member: WireMember?
    /// Whether the value has another place that takes precedence.
    var isAlias = false
    /// The keys of an object inside a path.
    var inner = WireKeys()
    /// Whether the key has to exist.
    var isRequired = false
    /// Whether the value may be null. An object inside a path may be null if it may be missing.
    var isNullable: Bool { member?.isNullable ?? !isRequired }
  }

  private(set) var keys: [Key] = []
  /// The keys that have to exist, in the order in which members require them.
  private(set) var required: [String] = []

  init() {}

  /// Creates the keys from only the first place of each member: the keys that are encoded, or that backends should
  /// send.
  init(_ members: [WireMember]) {
    for member in members { add(member, at: member.paths[0][...], isRequired: member.isRequired) }
  }

  /// Adds a member at one of its paths. If the place already has a member, the earlier member is kept, and the place is
  /// required if either member is required.
  mutating func add(
    _ member: WireMember, at path: ArraySlice<String>, isRequired: Bool, isAlias: Bool = false
  ) {
    guard let name = path.first else { return }
    let index = keys.firstIndex { $0.name == name } ?? keys.count
    if index == keys.count { keys.append(Key(name: name)) }
    let rest = path.dropFirst()
    let isRequiredObject = member.requiresObjects && !rest.isEmpty
    if isRequired || isRequiredObject, !keys[index].isRequired {
      keys[index].isRequired = true
      required.append(name)
    }
    if !rest.isEmpty {
      keys[index].inner.add(member, at: rest, isRequired: isRequired, isAlias: isAlias)
    } else if keys[index].member == nil {
      keys[index].member = member
      keys[index].isAlias = isAlias
    }
  }
}
