import WidgetRuntime

// MARK: Button Codable
extension Button {

    init(from decoder: any Decoder) throws {
        action = try AnyAction(from: decoder).value
        style = try WidgetCoding.contains(anyOf: "color", in: decoder) ? Style(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("button", forKey: "type")
        try AnyAction(action).encode(to: encoder)
        try style?.encode(to: encoder)
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("open", forKey: "do")
        try fields.encode(url, forKey: "url")
    }
}
