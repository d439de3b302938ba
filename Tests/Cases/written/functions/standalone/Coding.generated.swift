import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = Self.decodeTitle(from: container)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try WidgetCoding.encodeName("card", forKey: "type", to: encoder)
        try encodeTitle(to: &container)
    }
}

// MARK: Note Codable
extension Note {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("note", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try Self.decodeTitle(from: decoder)
        date = try fields.decode(Int.self, forKey: "date")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try encodeTitle(to: encoder)
        try fields.encode(date, forKey: "date")
    }
}
