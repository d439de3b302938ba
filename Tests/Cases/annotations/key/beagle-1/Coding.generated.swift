import Beagle

// MARK: Card Decodable
extension Card {

    internal init(
        title: String,
        text: String
    ) {
        self.title = title
        self.text = text
    }

    enum CodingKeys: String, CodingKey {
        case title = "_title"
        case text = "body \"text\""
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        text = try container.decode(String.self, forKey: .text)
    }
}
