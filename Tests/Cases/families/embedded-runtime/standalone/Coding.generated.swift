// MARK: Chart Codable
nonisolated extension Chart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        points = try fields.decode([Int].self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("chart", forKey: "type")
        try fields.encode(points, forKey: "points")
    }
}

// MARK: Error Codable
extension Error {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        reason = try fields.decode(String.self, forKey: "reason")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("error", forKey: "type")
        try fields.encode(reason, forKey: "reason")
    }
}

// MARK: List Codable
nonisolated extension List {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        items: borrowing [any Component],
        rest: JSONValue? = nil
    ) {
        self.items = copy items
        self.rest = rest
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "items", from: fields)
        rest = try fields.decodeIfPresent(JSONValue.self, forKey: "rest")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("list", forKey: "type")
        try fields.encode(items.map(AnyComponent.init), forKey: "items")
        try fields.encodeIfPresent(rest, forKey: "rest")
    }
}

// MARK: Result Codable
extension Result {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        character = try fields.decode(Character.self, forKey: "character")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("result", forKey: "type")
        try fields.encode(character, forKey: "character")
    }
}
