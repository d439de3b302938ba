import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "t")
        size = try fields.decodeIfPresent(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "t")
        try fields.encodeIfPresent(size, forKey: "size")
    }
}
