import Beagle

// MARK: Card Decodable
extension Card {

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        text = try container.decode(String.self, forKey: .text)
        title = try container.decode(String.self, forKey: .title)
        `case` = try container.decode(Int.self, forKey: .`case`)
    }
}
