import Beagle

// MARK: Other Decodable
extension Other: Decodable {

    enum CodingKeys: String, CodingKey {
        case someValue = "some-value"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        someValue = try container.decode(Int.self, forKey: .someValue)
    }
}

// MARK: Plain Decodable
extension Plain: Decodable {

    enum CodingKeys: String, CodingKey {
        case someValue = "some_value"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        someValue = try container.decode(Int.self, forKey: .someValue)
    }
}
