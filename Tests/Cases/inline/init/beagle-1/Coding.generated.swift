import Beagle

// MARK: Card Decodable
extension Card {

    enum CodingKeys: String, CodingKey {
        case title
        case isOn
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? false
    }
}
