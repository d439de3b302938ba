import WidgetRuntime

// MARK: Box Codable
extension Box: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        direct = try fields.decode(WidgetCoding.KnownArray<Choice>.self, forKey: "direct").elements
        elements = try fields.decode(WidgetCoding.KnownArray<ID<Choice>>.self, forKey: "elements").elements
        whole = try fields.decode(WidgetCoding.KnownArray<Choice>.self, forKey: "whole").elements
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(direct, forKey: "direct")
        try fields.encode(elements, forKey: "elements")
        try fields.encode(whole, forKey: "whole")
    }
}

// MARK: Choice Codable
extension Choice: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "round":
            self = .round(radius: try fields.decode(Double.self, forKey: "radius"))
        case "sharp":
            self = .sharp
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["round", "sharp"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .round(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("round", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        case .sharp:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("sharp", forKey: "type")
        }
    }
}
