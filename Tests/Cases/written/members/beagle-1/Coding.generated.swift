import Beagle

// MARK: Other Decodable
extension Other {

    internal init(
        title: String
    ) {
        self.title = title
    }

    enum CodingKeys: String, CodingKey {
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
