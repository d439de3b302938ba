import Beagle

// MARK: BoxWidget Codable
extension BoxWidget {

    enum CodingKeys: String, CodingKey {
        case title
        case id
        case style
        case accessibility
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        style = try container.decodeIfPresent(Style.self, forKey: .style)
        accessibility = try container.decodeIfPresent(Accessibility.self, forKey: .accessibility)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
    }
}
