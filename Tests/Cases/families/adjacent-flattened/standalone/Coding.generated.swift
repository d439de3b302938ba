import WidgetRuntime

// MARK: Entry Codable
extension Entry: Codable {

    init(from decoder: any Decoder) throws {
        open = try Open(from: decoder)
        others = try [String: JSONValue](from: WidgetCoding.remaining(of: decoder, excluding: "url"))
    }

    func encode(to encoder: any Encoder) throws {
        try others.encode(to: encoder)
        try open.encode(to: encoder)
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}
