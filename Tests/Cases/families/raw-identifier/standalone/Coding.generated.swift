import WidgetRuntime

// MARK: `Raw Type` Codable
extension `Raw Type` {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("raw Type", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
