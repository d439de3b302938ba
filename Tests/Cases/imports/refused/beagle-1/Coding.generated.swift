// MARK: Card Decodable
extension Card {

    enum CodingKeys: String, CodingKey {
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
