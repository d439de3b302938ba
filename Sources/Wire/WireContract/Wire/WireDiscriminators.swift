/// A discriminator: the place of a name in an object, and the possible names, as in `"type": "card"`.
struct WireDiscriminator: Equatable, Sendable {
  /// The place as the family or enum declares it.
  let place: ContractTag
  var names: WireNames
  /// The paths in one direction. When decoding, the first path that exists is used. For encoding, there is only one
  /// path.
  let paths: [[String]]

  init(
    _ place: ContractTag, _ names: WireNames = WireNames(), direction: WireView.Direction
  ) {
    self.place = place
    self.names = names
    paths = place.paths(direction)
  }

  /// The first keys of the decoded paths.
  var decodedKeys: [String] { place.reads.map { $0[0] } }

  /// The first keys of the paths in both directions.
  var keys: [String] { (place.reads + [place.writes]).compactMap(\.first) }

  /// Returns the discriminator as a member of an object.
  func member(isRequired: Bool) -> WireMember { WireMember(self, isRequired: isRequired) }
}

extension ContractTag {
  /// Returns the paths of the name in one direction.
  func paths(_ direction: WireView.Direction) -> [[String]] {
    direction == .decode ? reads : [writes]
  }
}

/// The discriminators that families and enums add to the objects of their types.
///
/// For example: `"type": "card"` in the objects of `enum Card: Component`, whose own discriminator is `version`.
struct WireDiscriminators: Sendable {
  /// A family or an enum whose values are objects of a type.
  private struct Container {
    let owner: String
    /// The discriminator that the container adds to the type's objects, or nil if the container adds no discriminator.
    var discriminator: WireDiscriminator?
    /// Whether the type is a member of a family rather than the value of a case.
    var isFamily = false
    /// Whether the keys of the type are next to the name of a case.
    var isInlined = false
  }

  private let families: [String: [WireDiscriminator]]
  private let beside: [String: [WireDiscriminator]]
  private let everywhere: [String: [WireDiscriminator]]

  init(_ contract: Contract, _ direction: WireView.Direction) {
    let containers = Self.containers(in: contract, direction)
    families = containers.mapValues {
      Self.merged($0.filter(\.isFamily).compactMap(\.discriminator))
    }
    var (beside, everywhere): ([String: [WireDiscriminator]], [String: [WireDiscriminator]]) =
      ([:], [:])
    for name in containers.keys {
      beside[name] = Self.discriminators(around: name, containers) { !$0.isInlined }
      everywhere[name] = Self.discriminators(around: name, containers) { _ in true }
    }
    (self.beside, self.everywhere) = (beside, everywhere)
  }

  /// Returns the discriminators of the families that have a type as a member.
  func ofFamilies(_ type: String) -> [WireDiscriminator] { families[type] ?? [] }

  /// Returns the discriminators that other types add to the objects of a type, except the discriminators of enums that
  /// inline the type's keys.
  func around(_ type: String) -> [WireDiscriminator] { beside[type] ?? [] }

  /// For all discriminators that other types add to a type's objects, returns the first key of each path.
  func keys(around type: String) -> [String] { (everywhere[type] ?? []).flatMap(\.keys) }

  private static func containers(
    in contract: Contract, _ direction: WireView.Direction
  ) -> [String: [Container]] {
    var containers: [String: [Container]] = [:]
    for (owner, type) in contract.sortedTypes {
      guard let choice = type.choice else { continue }
      for option in choice.options {
        guard let target = contract.typeBesideName(of: option, in: choice) else { continue }
        let inner = contract.types[target]?.choice
        var container = Container(owner: owner)
        if case .type = option.content { container.isFamily = true }
        if case .whole = option.content, inner == nil { container.isInlined = true }
        // If the option's type is an enum or a family with the same discriminator, the objects contain a name of that
        // enum or family instead of the option's name.
        if case .internal(let place) = choice.representation,
          inner?.representation != choice.representation
        {
          let names = WireNames(option, of: choice, direction)
          if !names.isEmpty {
            container.discriminator = WireDiscriminator(place, names, direction: direction)
          }
        }
        containers[target, default: []].append(container)
        // If the type is also the option for values without a name, its objects are not always inlined.
        if container.isInlined, choice.missing == .option(option.id) {
          containers[target, default: []].append(Container(owner: owner))
        }
      }
    }
    return containers
  }

  private static func discriminators(
    around name: String, _ containers: [String: [Container]],
    where isIncluded: (Container) -> Bool
  ) -> [WireDiscriminator] {
    var found: [WireDiscriminator] = []
    var pending = [name]
    // A type may contain itself.
    var seen: Set<String> = []
    for _ in 0..<deepest where !pending.isEmpty {
      let around = pending.filter { seen.insert($0).inserted }.flatMap { next in
        (containers[next] ?? []).filter { next != name || isIncluded($0) }
      }
      found += around.compactMap(\.discriminator)
      pending = around.map(\.owner)
    }
    return merged(found)
  }

  /// The maximum number of families and enums around each other in one object. Discriminators further out are ignored.
  private static let deepest = 64

  /// Merges the discriminators at the same place.
  private static func merged(_ discriminators: [WireDiscriminator]) -> [WireDiscriminator] {
    discriminators.reduce(into: []) { merged, discriminator in
      guard let index = merged.firstIndex(where: { $0.place == discriminator.place }) else {
        merged.append(discriminator)
        return
      }
      merged[index].names.add(discriminator.names)
    }
  }
}
