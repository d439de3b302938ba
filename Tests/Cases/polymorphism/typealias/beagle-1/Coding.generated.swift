import Beagle

// MARK: Card Decodable
extension Card {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        children: borrowing Children,
        more: Children? = nil,
        title: Title
    ) {
        self.children = copy children
        self.more = more
        self.title = title
    }

    enum CodingKeys: String, CodingKey {
        case children
        case more
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        children = try container.decode(forKey: .children)
        more = try container.decodeIfPresent(forKey: .more)
        title = try container.decode(Title.self, forKey: .title)
    }
}
