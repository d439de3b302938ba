import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "circle":
            self = .circle(
                radius: try fields.decode(Double.self, forKey: "radius"),
                filled: try fields.decodeIfPresent(Bool.self, forKey: "filled") ?? true
            )
        case "style":
            self = .style(try Style(from: decoder))
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        case "group":
            self = .group(try fields.decode([Shape].self, forKey: "_0"))
        case "nothing":
            self = .nothing
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "style", "text", "group", "nothing"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius, let filled):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
            try fields.encode(filled, forKey: "filled")
        case .style(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("style", forKey: "type")
            try value0.encode(to: encoder)
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("group", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .nothing:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("nothing", forKey: "type")
        }
    }
}
