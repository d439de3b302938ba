import Beagle

// MARK: Inner Decodable
extension Inner {

    enum CodingKeys: String, CodingKey {
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}

// MARK: Open Decodable
extension Open {

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

// MARK: Open.Nested Decodable
extension Open.Nested {

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

// MARK: Shared Decodable
extension Shared {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        title: borrowing String
    ) {
        self.title = copy title
    }

    enum CodingKeys: String, CodingKey {
        case title
    }

    package init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
