import WidgetRuntime

// MARK: Circle Codable
extension Circle {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        radius = try fields.decode(Double.self, forKey: "radius")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(radius, forKey: "radius")
    }
}

// MARK: Group Codable
extension Group {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        shapes = try WidgetCoding.decode(listOf: AnyShape.self, forKey: "shapes", from: fields)
        known = try fields.decodeIfPresent(WidgetCoding.KnownArray<AnyKnownShape>.self, forKey: "known")?.elements.map(\.value) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(shapes.map(AnyShape.init), forKey: "shapes")
        try fields.encode(known.map(AnyShape.init), forKey: "known")
    }
}
