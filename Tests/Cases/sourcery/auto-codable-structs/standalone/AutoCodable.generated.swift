extension Article {

    enum CodingKeys: String, CodingKey {
        case title
        case count
        case rating
        case note
        case length
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try Article.decodeTitle(from: decoder)
        count = Article.decodeCount(from: container) ?? Article.defaultCount
        rating = (try? container.decode(Double.self, forKey: .rating)) ?? Article.defaultRating
        note = try container.decodeIfPresent(String.self, forKey: .note)
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)

        try encodeTitle(to: encoder)
        encodeCount(to: &container)
        try container.encode(rating, forKey: .rating)
        try container.encodeIfPresent(note, forKey: .note)
        try encodeLength(to: &container)
        try encodeAdditionalValues(to: encoder)
    }

}

extension Nested {

    internal init(from decoder: Decoder) throws {
        let container = try Nested.decodingContainer(decoder)

        value = try container.decode(Int.self, forKey: .value)
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encodingContainer(encoder)

        try container.encode(value, forKey: .value)
    }

}

extension OnlyRead {

    enum CodingKeys: String, CodingKey {
        case value
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        value = (try? container.decode(Int.self, forKey: .value)) ?? OnlyRead.defaultValue
    }

}

extension OnlyWritten {

    enum CodingKeys: String, CodingKey {
        case value
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)

        try container.encode(value, forKey: .value)
        try encodeAdditionalValues(to: encoder)
    }

}

extension Secret {

    enum CodingKeys: String, CodingKey {
        case name
        case password
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)

        try container.encode(name, forKey: .name)
    }

}

