import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        header = try fields.decode(AnyTextComponent.self, forKey: "header").value
        labels = try fields.decode([String: [AnyTextComponent]].self, forKey: "labels").mapValues { $0.map(\.value) }
        focus = try fields.decodeIfPresent(WidgetCoding.Narrowed<AnyComponent, any Component & Focusable>.self, forKey: "focus")?.value
        text = try fields.decode(Text.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("card", forKey: "type")
        try fields.encode(AnyTextComponent(header), forKey: "header")
        try fields.encode(labels.mapValues { $0.map(AnyTextComponent.init) }, forKey: "labels")
        try fields.encodeIfPresent(focus.map { AnyComponent($0) }, forKey: "focus")
        try fields.encode(text, forKey: "text")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
    }
}
