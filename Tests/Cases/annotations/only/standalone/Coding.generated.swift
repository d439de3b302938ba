import WidgetRuntime

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyComponent(content), forKey: "content")
    }
}

// MARK: Response Codable
extension Response: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try fields.decode(AnyComponent.self, forKey: "content").value
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        token = try fields.decodeIfPresent(String.self, forKey: "token")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(version, forKey: "version")
    }
}
