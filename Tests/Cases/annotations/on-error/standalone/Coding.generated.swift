import WidgetRuntime

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        size: borrowing Int,
        weight: Int = 1,
        color: String? = nil
    ) {
        self.size = copy size
        self.weight = weight
        self.color = color
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.contains("size") ? WidgetCoding.recovering("size", with: 0, in: fields) { try fields.decode(Int.self, forKey: "size") } : fields.decode(Int.self, forKey: "size")
        weight = WidgetCoding.recovering("weight", with: 2, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "weight") ?? 1 }
        color = WidgetCoding.recovering("color", with: nil, in: fields) { try fields.decodeIfPresent(String.self, forKey: "color") }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(size, forKey: "size")
        try fields.encode(weight, forKey: "weight")
        try fields.encodeIfPresent(color, forKey: "color")
    }
}
