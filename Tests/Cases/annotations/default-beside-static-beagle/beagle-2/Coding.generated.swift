import Beagle

// MARK: Card Codable
extension Card: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String = "annotated",
        subtitle: String
    ) {
        self.title = copy title
        self.subtitle = subtitle
    }

    enum CodingKeys: String, CodingKey {
        case title
        case subtitle
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decodeIfPresent(String.self, forKey: .title) ?? "annotated"
        subtitle = try container.decodeIfPresent(String.self, forKey: .subtitle) ?? Self.defaultSubtitle
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(subtitle, forKey: .subtitle)
    }
}
