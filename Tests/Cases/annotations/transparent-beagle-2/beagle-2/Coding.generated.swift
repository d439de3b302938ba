import Beagle

// MARK: Card Codable
extension Card {

    enum CodingKeys: String, CodingKey {
        case id
        case tone
        case body
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Identifier.self, forKey: .id)
        tone = try container.decode(Tone.self, forKey: .tone)
        body = try container.decode(Children.self, forKey: .body)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tone, forKey: .tone)
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

// MARK: Tone Codable
extension Tone: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "calm": self = .calm
        case "loud": self = .loud
        default:
            WidgetCoding.reportUnknown(name, in: "Tone", known: ["calm", "loud"], to: decoder)
            self = .other(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .calm: try container.encode("calm")
        case .loud: try container.encode("loud")
        case .other(let name): try container.encode(name)
        }
    }
}
