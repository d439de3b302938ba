import WidgetRuntime

// MARK: TextField Codable
extension TextField {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        fontSize = try fields.decode(Int.self, forKey: "font_size")
        textValue = try fields.decode(String.self, forKey: "TXT")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("textField", forKey: "type")
        try fields.encode(fontSize, forKey: "font_size")
        try fields.encode(textValue, forKey: "TXT")
    }
}
