import WidgetSource
import WireContract

/// The ids to which links on the page can refer: `label`, `label.text`.
///
/// The id of a widget is its name in the JSON; the id of any other type is its Swift name. If the id is already taken,
/// a longer id is used. The ids depend only on the contract. Adding a widget changes other ids only if they are equal
/// to an id of the new widget.
struct Anchors {
  private var types: [String: String] = [:]
  private var options: [String: String] = [:]
  /// The additional ids of widgets, by their Swift names. A widget has an additional id if no other id is equal to its
  /// Swift name.
  private(set) var swiftNames: [String: String] = [:]
  private var taken: Set<String> = []

  init(_ contract: Contract) {
    let members = contract.membersOfFamilies
    for (name, type) in contract.sortedTypes
    where type.choice?.isFamily != true && !members.contains(name) {
      types[name] = take(name, orElse: "type")
    }
    for family in contract.families { types[family] = take(family, orElse: "family") }
    for family in contract.families {
      for option in contract.types[family]?.choice?.options ?? [] {
        let name = option.names.first ?? option.id
        if case .type(let type) = option.content {
          if types[type] == nil { types[type] = take(name, orElse: family) }
        } else {
          options["\(family).\(option.id)"] = take(name, orElse: family)
        }
      }
    }
    for (name, _) in contract.sortedTypes where members.contains(name) {
      let id = Self.id(name)
      if taken.insert(id).inserted { swiftNames[name] = id }
    }
  }

  /// Returns the id of a type, or nil if the contract does not describe the type.
  func type(_ name: String) -> String? { types[name] }

  func option(_ option: ContractOption, of family: String) -> String? {
    if case .type(let name) = option.content { return types[name] }
    return options["\(family).\(option.id)"] ?? types[family].map { "\($0).\(Self.id(option.id))" }
  }

  /// Returns the id of a property of a type, or nil if the contract does not describe the type.
  func property(_ property: ContractProperty, of type: String) -> String? {
    types[type].map { "\($0).\(Self.id(property.label))" }
  }

  private mutating func take(_ name: String, orElse owner: String) -> String {
    var id = Self.id(name)
    if !taken.insert(id).inserted {
      let base = Self.id("\(owner).\(name)")
      id = base
      var number = 2
      while !taken.insert(id).inserted {
        id = "\(base).\(number)"
        number += 1
      }
    }
    return id
  }

  /// Returns a name with hyphens instead of the characters that an id cannot contain. An empty name, or a name that
  /// starts with an underscore, gets a hyphen in front. The page's own ids start with an underscore.
  static func id(_ name: String) -> String {
    let id = String(name.map { $0.isLetter || $0.isNumber || "._-:".contains($0) ? $0 : "-" })
    return id.isEmpty || id.hasPrefix("_") ? "-" + id : id
  }

  /// Returns the link to an id.
  static func link(_ id: String) -> HTML { "#\(Address.encoded(id, keeping: "._-"))" }
}

extension ContractProperty {
  /// The first key from which the property is decoded, or the property's Swift name if there isn't one.
  var label: String { reads.first?.joined(separator: ".") ?? name }
}

extension Contract {
  /// The types that belong to families.
  fileprivate var membersOfFamilies: Set<String> {
    var members: Set<String> = []
    for family in families {
      for option in types[family]?.choice?.options ?? [] {
        if case .type(let name) = option.content { members.insert(name) }
      }
    }
    return members
  }
}
