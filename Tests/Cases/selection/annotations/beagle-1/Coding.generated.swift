import Beagle

// MARK: Both Decodable
extension Both {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}

// MARK: Decoded Decodable
extension Decoded: Decodable {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
