import WidgetSource
import WireContract

/// The relations between types: each mention of a type by a property or a case, in both directions.
struct Relations {
  /// A property or a case that mentions a type.
  struct Slot {
    /// The type that has the property or the case.
    var owner: String
    /// The key of the property, or the Swift name of the case. The key of an associated value follows the case:
    /// `open.url`.
    var key: String
    /// The anchor of the property or the case.
    var anchor: String?
    var reference: WireType.Reference
  }

  private var slots: [String: [Slot]] = [:]
  private var users: [String: [Slot]] = [:]
  /// The families and options of each type, by the type's name. A family that joins another one precedes it.
  private(set) var memberships: [String: [(family: String, option: ContractOption)]] = [:]

  init(_ contract: Contract, _ anchors: Anchors) {
    for (name, type) in contract.sortedTypes {
      for (key, anchor, value) in Self.values(of: type, name, anchors) {
        for reference in value.references {
          let slot = Slot(owner: name, key: key, anchor: anchor, reference: reference)
          slots[name, default: []].append(slot)
          users[reference.name, default: []].append(slot)
        }
      }
    }
    for family in contract.families {
      for option in contract.types[family]?.choice?.options ?? [] {
        guard case .type(let name) = option.content else { continue }
        memberships[name, default: []].append((family, option))
      }
    }
    let depths = Self.depths(contract)
    for (name, found) in memberships where found.count > 1 {
      memberships[name] = found.stablySorted {
        depths[$0.family] ?? 0 > depths[$1.family] ?? 0
      }
    }
  }

  /// Returns, for each family that joins another one, the number of families that it joins directly or indirectly.
  private static func depths(_ contract: Contract) -> [String: Int] {
    var depths: [String: Int] = [:]
    for family in contract.families {
      var joined: Set = [family]
      var next = contract.types[family]?.choice?.joins
      while let name = next, joined.insert(name).inserted {
        next = contract.types[name]?.choice?.joins
      }
      depths[family] = joined.count - 1
    }
    return depths
  }

  /// Returns the properties and cases of a type that mention a type of the contract.
  func slots(of name: String) -> [Slot] { slots[name] ?? [] }

  /// Returns the properties and cases that mention a type.
  func users(of name: String) -> [Slot] { users[name] ?? [] }

  private static func values(
    of type: ContractType, _ name: String, _ anchors: Anchors
  ) -> [(String, String?, WireType)] {
    switch type.kind {
    case .object, .array:
      return type.properties.map { ($0.label, anchors.property($0, of: name), $0.type) }
    case .choice(let choice):
      if choice.isFamily { return [] }
      return choice.options.flatMap { option -> [(String, String?, WireType)] in
        let anchor = anchors.option(option, of: name)
        if let type = option.content.type { return [(option.id, anchor, type)] }
        return option.content.values.map { ("\(option.id).\($0.label)", anchor, $0.type) }
      }
    case .values, .opaque: return []
    }
  }

  /// Returns the families and the types of families that a type can contain, directly or through types that do not
  /// belong to a family. Each is returned with the keys on the path to it.
  func held(by name: String, _ contract: Contract) -> [(reference: WireType.Reference, key: String)]
  {
    var found: [(reference: WireType.Reference, key: String)] = []
    var seen: Set<String> = [name]
    var pending = slots(of: name).map { ($0, $0.key) }
    while !pending.isEmpty {
      let (slot, key) = pending.removeFirst()
      let target = slot.reference.name
      if contract.types[target]?.choice?.isFamily == true || memberships[target] != nil {
        if !found.contains(where: { $0.reference == slot.reference }) {
          found.append((slot.reference, key))
        }
      } else if seen.insert(target).inserted {
        pending += slots(of: target).map { ($0, "\(key).\($0.key)") }
      }
    }
    return found
  }
}
