import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        title = try Self.decodeTitle(from: decoder)
        size = try Self.decodeSize(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "title")
        try fields.encode(size, forKey: "size")
    }
}
