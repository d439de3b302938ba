import Beagle

// MARK: Inspector Decodable
#if DEBUG
extension Inspector {

    enum CodingKeys: String, CodingKey {
        case depth
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        depth = try container.decode(Int.self, forKey: .depth)
    }
}
#endif

// MARK: Inspector Decodable
#if !(DEBUG)
extension Inspector {

    enum CodingKeys: String, CodingKey {
        case name
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        name = try container.decode(String.self, forKey: .name)
    }
}
#endif
