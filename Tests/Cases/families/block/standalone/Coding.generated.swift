import WidgetRuntime

// MARK: Group Codable
extension Group {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        shapes = try WidgetCoding.decode(listOf: AnyShape.self, forKey: "shapes", from: fields)
        center = try fields.decode(Point.self, forKey: "center")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("group", forKey: "kind")
        try fields.encode(shapes.map(AnyShape.init), forKey: "shapes")
        try fields.encode(center, forKey: "center")
    }
}

// MARK: Point Codable
extension Point {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Double.self, for: "x")
        y = try elements.decode(Double.self, for: "y")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        shapes = try fields.decode(WidgetCoding.KnownArray<AnyShape>.self, forKey: "shapes").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(shapes.map(AnyShape.init), forKey: "shapes")
    }
}
