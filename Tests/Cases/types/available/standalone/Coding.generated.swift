import WidgetRuntime

// MARK: Screens.Text Codable
@available(iOS 17, *)
@available(iOS 15, *)
extension Screens.Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Tap Codable
@available(iOS 14, *)
extension Tap {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        next = try fields.decodeIfPresent(AnyAction.self, forKey: "next")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("tap", forKey: "type")
        try fields.encodeIfPresent(next.map(AnyAction.init), forKey: "next")
    }
}
