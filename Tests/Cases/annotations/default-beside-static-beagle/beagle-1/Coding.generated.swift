import Beagle

// MARK: Card Decodable
extension Card: Decodable {

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

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decodeIfPresent(String.self, forKey: .title) ?? "annotated"
        subtitle = (try? container.decodeIfPresent(String.self, forKey: .subtitle)) ?? Card.defaultSubtitle
    }
}
