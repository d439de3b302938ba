import WidgetRuntime

// MARK: Box Codable
extension Box: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        corners = try fields.decode(WidgetCoding.KnownArray<Corner>.self, forKey: "corners").elements
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(corners, forKey: "corners")
    }
}

// MARK: Corner Codable
extension Corner: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "round":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .round(radius: try content.decode(Double.self, forKey: "radius"))
        case "sharp":
            self = .sharp
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Corner", known: ["round", "sharp"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .round(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "round")
            try content.encode(radius, forKey: "radius")
        case .sharp:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "sharp")
        }
    }
}

// MARK: Drawing Codable
extension Drawing: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        shapes = try fields.decode(WidgetCoding.KnownArray<Shape>.self, forKey: "shapes").elements
        named = try fields.decode([String: WidgetCoding.KnownArray<Shape>].self, forKey: "named").mapValues(\.elements)
        strict = try fields.decodeIfPresent([Shape].self, forKey: "strict")
        frame = try fields.decodeIfPresent(WidgetCoding.Known<Shape>.self, forKey: "frame")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(shapes, forKey: "shapes")
        try fields.encode(named, forKey: "named")
        try fields.encodeIfPresent(strict, forKey: "strict")
        try fields.encodeIfPresent(frame, forKey: "frame")
    }
}

// MARK: Edge Codable
extension Edge: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "solid":
            self = .solid
        case "dashed":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .dashed(length: try content.decode(Int.self, forKey: "length"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Edge", known: ["solid", "dashed"]), at: decoder.codingPath)
        }
    }
}

// MARK: Line Codable
extension Line: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        edges = try fields.decode(WidgetCoding.KnownArray<Edge>.self, forKey: "edges").elements
        last = try fields.decodeIfPresent(WidgetCoding.Known<Edge>.self, forKey: "last")?.value
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "circle":
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
        case "group":
            self = .group(try fields.decode(WidgetCoding.KnownArray<Shape>.self, forKey: "_0").elements)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "group"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("group", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}
