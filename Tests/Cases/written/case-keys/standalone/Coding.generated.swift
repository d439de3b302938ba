import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "round":
            self = .circle(
                radius: try fields.decode(Double.self, forKey: "r"),
                name: try fields.decode(String.self, forKey: "name")
            )
        case "square":
            self = .square(try fields.decode(Double.self, forKey: "side"))
        case "line":
            self = .line
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["round", "square", "line"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius, let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("round", forKey: "type")
            try fields.encode(radius, forKey: "r")
            try fields.encode(nameValue, forKey: "name")
        case .square(let side):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("square", forKey: "type")
            try fields.encode(side, forKey: "side")
        case .line:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("line", forKey: "type")
        }
    }
}
