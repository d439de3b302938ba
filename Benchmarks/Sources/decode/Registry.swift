import Foundation

/// The approach of Beagle 2, simplified: a property wrapper that determines the type of its value, and a registry of
/// types by name in `userInfo`.
enum Registry {
  protocol Coded: Codable {}
  protocol Component: Coded {}
  protocol Action: Coded {}

  struct Screen: Component {
    var id: String?
    @Wrapped var children: [any Component]
  }

  struct Card: Component {
    var id: String?
    var title: String
    @Wrapped var children: [any Component]
  }

  struct Text: Component {
    var id: String?
    var text: String
    var size: Int?
    @Wrapped var onPress: [any Action]?
  }

  struct Open: Action {
    var url: String
    var replace: Bool?
  }

  /// It does not change after its creation.
  final class Types: @unchecked Sendable {
    let components: [String: any Coded.Type] = [
      "beagle:screen": Screen.self, "beagle:card": Card.self, "beagle:text": Text.self,
    ]
    let actions: [String: any Coded.Type] = ["beagle:open": Open.self]

    static let key = CodingUserInfoKey(rawValue: "types")

    func type(named name: String, isAction: Bool) -> (any Coded.Type)? {
      let name = "beagle:\(name)".lowercased()
      return isAction ? actions[name] : components[name]
    }
  }

  enum NameKey: String, CodingKey { case type }

  @propertyWrapper struct Wrapped<Value> {
    var wrappedValue: Value
  }
}

extension Registry.Wrapped: Codable {
  init(from decoder: any Decoder) throws {
    let value: Any? =
      if Value.self == (any Registry.Component).self {
        try decoder.coded(isAction: false) as? any Registry.Component
      } else if Value.self == [any Registry.Component].self {
        try decoder.list() as [any Registry.Component]
      } else if Value.self == (any Registry.Component)?.self {
        try decoder.optional() as (any Registry.Component)?
      } else if Value.self == [any Registry.Component]?.self {
        try decoder.optional() as [any Registry.Component]?
      } else if Value.self == (any Registry.Action).self {
        try decoder.coded(isAction: true) as? any Registry.Action
      } else if Value.self == [any Registry.Action].self {
        try decoder.list() as [any Registry.Action]
      } else if Value.self == (any Registry.Action)?.self {
        try decoder.optional() as (any Registry.Action)?
      } else {
        try decoder.optional() as [any Registry.Action]?
      }
    guard let value = value as? Value else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a \(Value.self)"))
    }
    wrappedValue = value
  }

  func encode(to encoder: any Encoder) throws {}
}

extension Decoder {
  fileprivate func coded(isAction: Bool) throws -> any Registry.Coded {
    let name = try container(keyedBy: Registry.NameKey.self).decode(String.self, forKey: .type)
    let types = Registry.Types.key.flatMap { userInfo[$0] as? Registry.Types }
    guard let type = types?.type(named: name, isAction: isAction) else {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: name))
    }
    return try type.init(from: self)
  }

  fileprivate func list<Element>() throws -> [Element] {
    var elements: [Element] = []
    var list = try unkeyedContainer()
    while !list.isAtEnd {
      elements.append(try list.decode(Registry.Wrapped<Element>.self).wrappedValue)
    }
    return elements
  }

  fileprivate func optional<Value>() throws -> Value? {
    let container = try singleValueContainer()
    if container.decodeNil() { return nil }
    return try container.decode(Registry.Wrapped<Value>.self).wrappedValue
  }
}

extension KeyedDecodingContainer {
  /// Decodes a wrapped optional, whose key can be missing.
  func decode<Value>(
    _ type: Registry.Wrapped<Value?>.Type, forKey key: Key
  ) throws -> Registry.Wrapped<Value?> {
    try decodeIfPresent(type, forKey: key) ?? Registry.Wrapped(wrappedValue: nil)
  }
}
