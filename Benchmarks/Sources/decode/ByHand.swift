import Foundation

/// A box with a registry of types by name in `userInfo`, as an app writes it by hand.
enum ByHand {
  protocol Component: Decodable, SendableMetatype {}
  protocol Action: Decodable, SendableMetatype {}

  struct Screen: Component {
    var id: String?
    var children: [AnyComponent]
  }

  struct Card: Component {
    var id: String?
    var title: String
    var children: [AnyComponent]
  }

  struct Text: Component {
    var id: String?
    var text: String
    var size: Int?
    var onPress: [AnyAction]?
  }

  struct Open: Action {
    var url: String
    var replace: Bool?
  }

  struct AnyComponent: Decodable {
    let value: any Component

    init(from decoder: any Decoder) throws {
      value = try decoder.type(among: ByHand.components, (any Component.Type).self)
        .init(from: decoder)
    }
  }

  struct AnyAction: Decodable {
    let value: any Action

    init(from decoder: any Decoder) throws {
      value = try decoder.type(among: ByHand.actions, (any Action.Type).self).init(from: decoder)
    }
  }

  static let components = CodingUserInfoKey(rawValue: "components")
  static let actions = CodingUserInfoKey(rawValue: "actions")

  /// Returns a decoder with the registered types.
  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    let all: [String: any Component.Type] = [
      "screen": Screen.self, "card": Card.self, "text": Text.self,
    ]
    if let components { decoder.userInfo[components] = all }
    if let actions { decoder.userInfo[actions] = ["open": Open.self] as [String: any Action.Type] }
    return decoder
  }
}

extension Decoder {
  fileprivate func type<Type>(among key: CodingUserInfoKey?, _ type: Type.Type) throws -> Type {
    let name = try container(keyedBy: Registry.NameKey.self).decode(String.self, forKey: .type)
    let types = key.flatMap { userInfo[$0] as? [String: Type] }
    guard let type = types?[name] else {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: name))
    }
    return type
  }
}
