// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Card Codable
extension Card {

    enum CodingKeys: String, CodingKey {
        case id
        case body
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Identifier.self, forKey: .id)
        body = try container.decode(Children.self, forKey: .body)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(body, forKey: .body)
    }
}

// MARK: Children Codable
extension Children: Codable {

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
        children = try decoder.singleValueContainer().decode([AutoCodable<any ServerDrivenComponent>].self).map(\.wrappedValue)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(children.map(AutoCodable<any ServerDrivenComponent>.init))
    }
}

// MARK: Identifier Codable
extension Identifier: Codable {

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
