import Beagle

// MARK: Box Decodable
extension Box {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decodeIfPresent(String.self, forKey: .title)
    }
}

// MARK: Card Decodable
extension Card {

    enum CodingKeys: String, CodingKey {
        case tags
        case count
        case size
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
        size = try container.decode(Int.self, forKey: .size)
        title = try container.decodeIfPresent(String.self, forKey: .title)
    }
}

// MARK: Text Decodable
extension Text {

    enum CodingKeys: String, CodingKey {
        case count
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
    }
}
