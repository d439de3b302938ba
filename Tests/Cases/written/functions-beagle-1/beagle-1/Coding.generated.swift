import Beagle

// MARK: Card Decodable
extension Card {

    enum CodingKeys: String, CodingKey {
        case title
        case size
        case ratio
        case kind
        case child
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try Card.decodeTitle(from: container)
        size = Card.decodeSize(from: decoder)
        ratio = (try? Card.decodeRatio(from: container)) ?? Card.defaultRatio
        kind = (try? container.decodeIfPresent(String.self, forKey: .kind)) ?? Card.defaultKind
        child = try container.decodeIfPresent(forKey: .child)
    }
}
