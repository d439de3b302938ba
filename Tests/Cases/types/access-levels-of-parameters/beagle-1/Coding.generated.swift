import Beagle

// MARK: Card Decodable
extension Card {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        title: borrowing String,
        hidden: [Hidden]? = nil
    ) {
        self.title = copy title
        self.hidden = hidden
    }

    enum CodingKeys: String, CodingKey {
        case title
        case hidden
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        hidden = try container.decodeIfPresent([Hidden].self, forKey: .hidden)
    }
}

// MARK: Page Decodable
extension Page {

    enum CodingKeys: String, CodingKey {
        case inner
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        inner = try container.decode(Names.Inner.self, forKey: .inner)
    }
}

// MARK: Row Decodable
extension Row {

    enum CodingKeys: String, CodingKey {
        case cells
        case title
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        cells = try container.decode(Cells.self, forKey: .cells)
        title = try container.decode(Title.self, forKey: .title)
    }
}
