import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        style = try Style(from: decoder)
        extra = try WidgetCoding.contains(anyOf: "size", in: decoder) ? Extra(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
        try style.encode(to: encoder)
        try extra?.encode(to: encoder)
    }
}
