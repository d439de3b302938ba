import Beagle

// MARK: Own Decodable
extension Own: Decodable {

    enum CodingKeys: String, CodingKey {
        case start
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        start = try container.decode(Int.self, forKey: .start)
    }
}

// MARK: Range Decodable
extension Range: Decodable {

    enum CodingKeys: String, CodingKey {
        case start
        case end
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        start = try container.decode(Int.self, forKey: .start)
        end = try container.decode(Int.self, forKey: .end)
        try didDecode(from: decoder)
        try validate()
    }
}
