import WidgetTemplate

/// A key that backends send in an object, for templates. Flattened properties and paths are expanded.
final class ContractFieldObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case fields, identifier, isNullable, isRequired, key, property, shape
  }

  private let key: WireKeys.Key
  private let identifier: String
  private let index: ContractIndex

  private init(_ key: WireKeys.Key, named identifier: String, _ index: ContractIndex) {
    self.key = key
    self.identifier = identifier
    self.index = index
  }

  var text: String? { key.name }

  func value(of member: Member) -> Value {
    let property = key.member?.property
    return switch member {
    case .key: .string(key.name)
    case .identifier: .string(identifier)
    case .isRequired: .bool(key.isRequired)
    case .isNullable: .bool(key.isNullable)
    case .shape:
      property.map {
        let type = index.type(of: $0, of: key.member?.owner ?? "")
        return .object(ContractShapeObject(type, index))
      } ?? .none
    case .property:
      property.map {
        .object(ContractPropertyObject($0, of: key.member?.owner ?? "", option: nil, index))
      } ?? .none
    case .fields: Self.fields(key.inner.keys, index)
    }
  }

  static func fields(_ keys: [WireKeys.Key], _ index: ContractIndex) -> Value {
    .array(
      zip(keys, identifiers(of: keys)).map {
        .object(ContractFieldObject($0, named: $1, index))
      })
  }

  /// Returns a unique identifier for each key of an object, in the order of the keys.
  static func identifiers(of keys: [WireKeys.Key]) -> [String] {
    var taken: Set<String> = []
    return keys.map { key in
      taken.insertFree(ContractIdentifiers.ofField(key.member?.property?.name ?? key.name))
    }
  }
}

extension WireObject {
  /// Returns the keys that backends should send: the first decoded place of each member.
  ///
  /// - Parameter discriminators: the keys of discriminators, which are left out.
  func keys(without discriminators: [String]) -> [WireKeys.Key] {
    WireKeys(allMembers).keys.filter { !discriminators.contains($0.name) }
  }
}
