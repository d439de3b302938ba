import Beagle

// MARK: Table Decodable
extension Table: Decodable {

    enum CodingKeys: String, CodingKey {
        case sides
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        sides = try container.decode([Side: Int].self, forKey: .sides)
    }
}
