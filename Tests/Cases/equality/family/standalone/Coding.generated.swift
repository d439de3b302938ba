import WidgetRuntime

// MARK: Event Codable
extension Event: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "tap":
            self = .tap(count: try fields.decode(Int.self, forKey: "count"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["tap"]), at: decoder.codingPath)
        }
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
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        }
    }
}
