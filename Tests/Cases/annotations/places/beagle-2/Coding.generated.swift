import Beagle

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, at: "data", "title")
        children = try fields.decode([AutoCodable<any ServerDrivenComponent>].self, at: "data", "meta", "children").map(\.wrappedValue)
        size = try fields.decodeIfPresent(Int.self, at: "data", "a", "b")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, at: "data", "title")
        try fields.encode(children.map(AutoCodable<any ServerDrivenComponent>.init), at: "data", "meta", "children")
        try fields.encodeIfPresent(size, at: "data", "c", "d")
        try fields.encode(count, at: "data", "count")
    }
}

// MARK: Counted Codable
extension Counted {

    enum CodingKeys: String, CodingKey {
        case title
        case count = "n"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(count, forKey: .count)
    }
}

// MARK: Text Codable
extension Text {

    enum CodingKeys: String, CodingKey {
        case linkTarget = "link_target"
        case isLink
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        linkTarget = try container.decode(String.self, forKey: .linkTarget)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(linkTarget, forKey: .linkTarget)
        try container.encode(isLink, forKey: .isLink)
    }
}
