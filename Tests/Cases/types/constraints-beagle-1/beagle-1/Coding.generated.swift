import Beagle

// MARK: Box Decodable
extension Box {

    enum CodingKeys: String, CodingKey {
        case value
        case label
    }

    init(from decoder: Decoder) throws where T: Decodable {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        value = try container.decode(T.self, forKey: .value)
        label = try container.decode(String.self, forKey: .label)
    }
}

extension Box: Decodable where T: Decodable {}
