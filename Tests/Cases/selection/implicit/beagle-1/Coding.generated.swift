import Beagle

// MARK: Row Decodable
extension Row {

    enum CodingKeys: String, CodingKey {
        case text
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        text = try container.decode(String.self, forKey: .text)
    }
}

// MARK: Tap Decodable
extension Tap {

    enum CodingKeys: String, CodingKey {
        case onFinish
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        onFinish = try container.decodeIfPresent(forKey: .onFinish)
    }
}
