/// The members of an object. The members of a flattened optional that requires keys are present only together.
///
/// For example: `var style: Style?`, which is flattened and has a required `color`, is either nil, or has a `color`.
struct ContractKeyGroup: Sendable {
  /// The members that are present independently of each other, if the object or the optional has a value.
  private(set) var members: [WireMember] = []
  /// The flattened optionals that require keys.
  private(set) var groups: [ContractKeyGroup] = []
  /// The names of the flattened properties whose keys are all present or all missing, or none of which is required.
  private(set) var expressed: Set<String> = []

  /// - Parameter names: the keys of the object's names in families.
  init(_ object: WireObject, besides names: [String]) {
    members = object.entries.compactMap { entry in
      if case .member(let member) = entry { member } else { nil }
    }
    let parts = Self.optionals(of: object)
    // A key of several parts would be both missing and present.
    let keys = names + members.flatMap(\.keys) + parts.flatMap(\.keys)
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    for part in parts {
      guard case .object(let inner) = part.content else { continue }
      let group = ContractKeyGroup(inner, besides: [])
      if inner.hasOtherKeys || part.keys.contains(where: { counts[$0, default: 0] > 1 }) {
        members += inner.allMembers.map { $0.optional(ignoresErrors: false) }
        continue
      }
      expressed.insert(part.name)
      if group.members.contains(where: \.isRequired) {
        groups.append(group)
      } else {
        members += group.members
        groups += group.groups
      }
    }
  }

  /// The flattened optionals of an object, and of what is flattened into it and always has a value.
  private static func optionals(of object: WireObject) -> [WireFlattened] {
    object.flattened.flatMap { part -> [WireFlattened] in
      guard case .object(let inner) = part.content, !part.mayBeWrong else { return [] }
      return part.isOptional ? [part] : optionals(of: inner)
    }
  }

  /// The members of the group and of the groups inside it.
  private var allMembers: [WireMember] { members + groups.flatMap(\.allMembers) }

  /// The keys that backends should send.
  var keys: [WireKeys.Key] { WireKeys(members).keys }

  /// The names of all keys that backends should send, also in the groups inside it.
  var names: [String] { WireKeys(allMembers).keys.map(\.name) }
}

extension ContractIndex {
  /// Returns the members of a type's object by the groups that are present only together; nil for a type that is no
  /// object.
  func keyGroup(of type: String) -> ContractKeyGroup? {
    view.object(type).map { ContractKeyGroup($0, besides: tags[type]?.map(\.key) ?? []) }
  }
}
