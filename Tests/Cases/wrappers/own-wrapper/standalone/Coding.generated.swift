import WidgetRuntime

// MARK: Slider Codable
extension Slider {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        self.init(
            label: try fields.decode(String.self, forKey: "label"),
            value: try fields.decode(Int.self, forKey: "value")
        )
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("slider", forKey: "type")
        try fields.encode(label, forKey: "label")
        try fields.encode(value, forKey: "value")
    }
}
