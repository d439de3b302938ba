import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, at: "meta", "title")
        width = try fields.decodeIfPresent(Int.self, at: "meta", "size", "width")
        header = try fields.decodeIfPresent(AnyComponent.self, forKey: "header")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, at: "meta", "title")
        try fields.encodeIfPresent(width, at: "meta", "size", "width")
        try fields.encodeIfPresent(header.map(AnyComponent.init), forKey: "header")
    }
}
