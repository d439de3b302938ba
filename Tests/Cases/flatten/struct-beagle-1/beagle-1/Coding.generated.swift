import Beagle

// MARK: Tile Decodable
extension Tile: Decodable {

    enum CodingKeys: String, CodingKey {
        case text
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        text = try container.decode(String.self, forKey: .text)
        style = try Style(from: decoder)
        extra = try? Extra(from: decoder)
        badge = (try? Badge(from: decoder)) ?? Badge(count: 0)
    }
}
