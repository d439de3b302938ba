import WidgetRuntime

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        self.init(
            width: try fields.decode(Int.self, forKey: "width"),
            id: try fields.decode(String.self, forKey: "id")
        )
        height = try fields.decode(Int.self, forKey: "height")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("image", forKey: "type")
        try fields.encode(width, forKey: "width")
        try fields.encode(height, forKey: "height")
        try fields.encode(id, forKey: "id")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decode(String.self, forKey: "id")
        size = try fields.decode(Int.self, forKey: "size")
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(size, forKey: "size")
        try fields.encode(title, forKey: "title")
        try fields.encode(id, forKey: "id")
    }
}
