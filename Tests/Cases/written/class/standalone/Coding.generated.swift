import WidgetRuntime

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(Text.self, forKey: "text")
        url = try fields.decode(String.self, forKey: "url")
        size = try fields.decodeIfPresent(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
        try fields.encode(url, forKey: "url")
        try fields.encodeIfPresent(size, forKey: "size")
    }
}
