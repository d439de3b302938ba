// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Drawing Codable
extension Drawing: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        shapes = try fields.decode(KnownArray<Shape>.self, forKey: "shapes").elements
        named = try fields.decode([String: KnownArray<Shape>].self, forKey: "named").mapValues(\.elements)
        strict = try fields.decodeIfPresent([Shape].self, forKey: "strict")
        frame = try fields.decodeIfPresent(Known<Shape>.self, forKey: "frame")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(shapes, forKey: "shapes")
        try fields.encode(named, forKey: "named")
        try fields.encodeIfPresent(strict, forKey: "strict")
        try fields.encodeIfPresent(frame, forKey: "frame")
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "circle":
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
        case "group":
            self = .group(try fields.decode(KnownArray<Shape>.self, forKey: "_0").elements)
        default:
            throw WidgetDecodingError(
                UnknownName(name, in: "Shape", known: ["circle", "group"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
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
