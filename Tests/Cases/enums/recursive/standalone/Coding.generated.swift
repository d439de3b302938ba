import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "circle":
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
        case "framed":
            self = .framed(try fields.decode(Shape.self, forKey: "_0"))
        case "group":
            self = .group(try fields.decode([Shape].self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "framed", "group"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        case .framed(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("framed", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("group", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}
