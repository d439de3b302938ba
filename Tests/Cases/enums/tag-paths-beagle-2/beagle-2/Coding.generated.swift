import Beagle

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, at: "meta", "type") else {
            WidgetCoding.reportMissing("meta.type", to: decoder)
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
            return
        }
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "plain":
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["text", "plain"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", at: "meta", "type")
            try fields.encode(text, forKey: "text")
        case .plain(let note):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", at: "meta", "type")
            try fields.encodeIfPresent(note, forKey: "note")
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "data", "kind")
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            self = .circle(radius: try content.decode(Int.self, forKey: "radius"))
        case "one":
            self = .one(try fields.decode(Int.self, at: "data", "value"))
        case "none":
            self = .none
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "one", "none"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", at: "data", "kind")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encode(radius, forKey: "radius")
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", at: "data", "kind")
            try fields.encode(value0, at: "data", "value")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", at: "data", "kind")
        }
    }
}
