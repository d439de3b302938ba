import WidgetRuntime

// MARK: Circle Codable
extension Circle {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        radius: borrowing Double
    ) {
        self.radius = copy radius
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        radius = try fields.decode(Double.self, forKey: "radius")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("circle", forKey: "type")
        try fields.encode(radius, forKey: "radius")
    }
}

// MARK: Group Codable
extension Group {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        shapes: borrowing [any Shape] = [],
        main: (any Shape)? = nil,
        byName: [String: any Shape] = [:],
        nested: [[any Shape]] = []
    ) {
        self.shapes = copy shapes
        self.main = main
        self.byName = byName
        self.nested = nested
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        shapes = try WidgetCoding.decodeIfPresent(listOf: AnyShape.self, forKey: "shapes", from: fields) ?? []
        main = try fields.decodeIfPresent(AnyShape.self, forKey: "main")?.value
        byName = try fields.decodeIfPresent([String: AnyShape].self, forKey: "byName")?.mapValues(\.value) ?? [:]
        nested = try fields.decodeIfPresent([[AnyShape]].self, forKey: "nested")?.map { $0.map(\.value) } ?? []
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("group", forKey: "type")
        try fields.encode(shapes.map(AnyShape.init), forKey: "shapes")
        try fields.encodeIfPresent(main.map(AnyShape.init), forKey: "main")
        try fields.encode(byName.mapValues(AnyShape.init), forKey: "byName")
        try fields.encode(nested.map { $0.map(AnyShape.init) }, forKey: "nested")
    }
}

// MARK: Known Codable
extension Known {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("known", forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}

// MARK: Tap Codable
extension Tap {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("tap", forKey: "type")
        try fields.encode(count, forKey: "count")
    }
}
