import Beagle

// MARK: Links Decodable
extension Links: Decodable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        `self` self_: borrowing String,
        next: String? = nil
    ) {
        self.`self` = copy self_
        self.next = next
    }

    enum CodingKeys: String, CodingKey {
        case `self`
        case next
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        self.`self` = try container.decode(String.self, forKey: .`self`)
        next = try container.decodeIfPresent(String.self, forKey: .next)
    }
}
