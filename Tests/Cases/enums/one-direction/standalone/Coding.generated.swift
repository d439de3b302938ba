import WidgetRuntime

// MARK: Event Codable
extension Event: Encodable {

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tap", forKey: "type")
            try fields.encode(count, forKey: "count")
        case .close:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("close", forKey: "type")
        }
    }
}

// MARK: Source Codable
extension Source: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "url":
            self = .url(try fields.decode(String.self, forKey: "_0"))
        case "asset":
            self = .asset(name: try fields.decode(String.self, forKey: "name"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Source", known: ["url", "asset"]), at: decoder.codingPath)
        }
    }
}
