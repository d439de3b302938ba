import Beagle

// MARK: Own Decodable
extension Own {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
