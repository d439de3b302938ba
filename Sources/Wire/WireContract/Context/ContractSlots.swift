import WidgetPlan
import WidgetSource

/// Finds the places in a type for values of families. Searches the type's properties and cases, and then the types that
/// they mention, but not the types of the found families.
struct ContractSlots {
  private let contract: Contract

  /// A type that is mentioned at a path.
  private struct Mention {
    let reference: WireType.Reference
    let shape: WireType
    let path: String
  }

  init(_ contract: Contract) { self.contract = contract }

  /// Returns the places for values of families in a type and in the types inside it.
  ///
  /// The types are visited in the order in which they are mentioned, without recursion, so that a long chain of types
  /// cannot exhaust the stack.
  func slots(of type: ContractType) -> [ContractIndex.Slot] {
    // A family itself has no slots. Only its types can have slots.
    if type.choice?.isFamily == true { return [] }
    var found: [ContractIndex.Slot] = []
    var seen: Set<String> = []
    var pending = Array(mentions(in: type, at: "").reversed())
    while let next = pending.popLast() {
      let name = next.reference.name
      guard let type = contract.types[name] else { continue }
      if type.choice?.isFamily == true {
        found.append(
          .init(path: next.path, shape: next.shape, family: name, only: next.reference.only))
      } else if seen.insert(name).inserted {
        pending += mentions(in: type, at: next.path).reversed()
      }
    }
    return found
  }

  private func mentions(in type: ContractType, at path: String) -> [Mention] {
    switch type.kind {
    case .object, .array: mentions(in: type.properties, at: path)
    case .choice(let choice):
      choice.options.flatMap { option in
        let path = Self.joined(path, choice.representation.contentPath(of: option))
        return option.content.type.map { mentions(in: $0, at: path) }
          ?? mentions(in: option.content.values, at: path)
      }
    case .values, .opaque: []
    }
  }

  private func mentions(in properties: [ContractProperty], at path: String) -> [Mention] {
    properties.filter(\.isRead).flatMap { property in
      let keys = property.isFlattened ? [] : property.reads.first ?? [property.name]
      return mentions(in: property.type, at: Self.joined(path, keys))
    }
  }

  private static func joined(_ path: String, _ keys: [String]) -> String {
    ([path] + keys).filter { !$0.isEmpty }.joined(separator: ".")
  }

  private func mentions(in shape: WireType, at path: String) -> [Mention] {
    shape.references.map { Mention(reference: $0, shape: shape, path: path) }
  }
}

extension ContractChoice.Representation {
  /// Returns the keys around the content of an option: its name if the name is a key, or the path of adjacent content.
  fileprivate func contentPath(of option: ContractOption) -> [String] {
    switch self {
    case .internal, .untagged: []
    case .adjacent(tag: _, let content): content.path(of: option)
    case .external: Array(option.names.exactNames.prefix(1))
    }
  }
}
