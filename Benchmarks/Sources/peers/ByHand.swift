import Foundation

/// The widgets with synthesized coding, and a box with a registry of types by name in `userInfo`, as an app with several
/// modules writes it by hand.
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
    var style: Style?
    var children: [AnyComponent]
  }

  struct Text: Component {
    var id: String?
    var text: String
    var size: Double?
    var alignment: Alignment?
    var color: String?
    var onPress: [AnyAction]?
  }

  struct Image: Component {
    var url: String
    var width: Double
    var height: Double
    var mode: ContentMode
    var style: Style?
  }

  struct Open: Action {
    var url: String
    var replace: Bool?
  }

  struct Track: Action {
    var event: String
    var values: [String: String]
  }

  struct Style: Decodable {
    var padding: Double
    var cornerRadius: Double?
    var background: String?
    var alignment: Alignment
  }

  enum Alignment: String, Decodable { case leading, center, trailing }
  enum ContentMode: String, Decodable { case fit, fill, center }

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
    if let components {
      decoder.userInfo[components] =
        ["screen": Screen.self, "card": Card.self, "text": Text.self, "image": Image.self]
        as [String: any Component.Type]
    }
    if let actions {
      decoder.userInfo[actions] =
        ["open": Open.self, "track": Track.self] as [String: any Action.Type]
    }
    return decoder
  }

  fileprivate enum NameKey: CodingKey { case type }
}

extension Decoder {
  fileprivate func type<Type>(among key: CodingUserInfoKey?, _ type: Type.Type) throws -> Type {
    let name = try container(keyedBy: ByHand.NameKey.self).decode(String.self, forKey: .type)
    let types = key.flatMap { userInfo[$0] as? [String: Type] }
    guard let type = types?[name] else {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: name))
    }
    return type
  }
}
