import Beagle

// MARK: Direct Decodable
extension Direct {

    enum CodingKeys: String, CodingKey {
        case a
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        a = try container.decode(Int.self, forKey: .a)
    }
}

// MARK: ThroughAlias Decodable
extension ThroughAlias {

    enum CodingKeys: String, CodingKey {
        case a
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        a = try container.decode(Int.self, forKey: .a)
    }
}

// MARK: ThroughExtension Decodable
extension ThroughExtension {

    enum CodingKeys: String, CodingKey {
        case a
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        a = try container.decode(Int.self, forKey: .a)
    }
}

// MARK: ThroughProtocol Decodable
extension ThroughProtocol {

    enum CodingKeys: String, CodingKey {
        case a
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        a = try container.decode(Int.self, forKey: .a)
    }
}
