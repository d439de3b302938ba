import Beagle

// MARK: Swipe Decodable
extension Swipe {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}

// MARK: Tap Decodable
extension Tap {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        title: borrowing String
    ) {
        self.title = copy title
    }

    enum CodingKeys: String, CodingKey {
        case title
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
