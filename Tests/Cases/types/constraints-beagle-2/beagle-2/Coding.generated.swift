import Beagle

// MARK: Box Codable
extension Box {

    enum CodingKeys: String, CodingKey {
        case value
        case label
    }

    init(from decoder: any Decoder) throws where T: Decodable {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(T.self, forKey: .value)
        label = try container.decode(String.self, forKey: .label)
    }

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(label, forKey: .label)
    }
}

extension Box: Decodable where T: Decodable {}

extension Box: Encodable where T: Encodable {}
