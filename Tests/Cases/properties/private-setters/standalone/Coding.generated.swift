import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        title: borrowing String,
        subtitle: String? = nil,
        lines: Int = 4,
        color: Int = 3
    ) {
        self.init(title: copy title, subtitle: subtitle, lines: lines, color: color)
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.init(
            title: try fields.decode(String.self, forKey: "title"),
            subtitle: try fields.decodeIfPresent(String.self, forKey: "subtitle"),
            lines: try fields.decodeIfPresent(Int.self, forKey: "lines") ?? 4,
            color: try fields.decodeIfPresent(Int.self, forKey: "color") ?? 3
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encodeIfPresent(subtitle, forKey: "subtitle")
        try fields.encode(lines, forKey: "lines")
        try fields.encode(color, forKey: "color")
    }
}

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        text: borrowing String
    ) {
        self.init(text: copy text)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        self.init(
            text: try fields.decode(String.self, forKey: "text")
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
