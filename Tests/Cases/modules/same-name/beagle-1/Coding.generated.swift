import Beagle

// MARK: Button Decodable
extension Button {

    enum CodingKeys: String, CodingKey {
        case b
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        b = try container.decode(Int.self, forKey: .b)
    }
}
