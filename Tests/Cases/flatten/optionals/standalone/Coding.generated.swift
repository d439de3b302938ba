import WidgetRuntime

// MARK: Box Codable
extension Box: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        style: borrowing Style? = nil,
        content: (any Component)? = nil,
        other: ByHand? = nil
    ) {
        self.style = copy style
        self.content = content
        self.other = other
    }

    init(from decoder: any Decoder) throws {
        style = try WidgetCoding.contains(anyOf: "color", "width", in: decoder) ? Style(from: decoder) : nil
        content = try WidgetCoding.contains(anyOf: "kind", in: decoder) ? AnyComponent(from: decoder).value : nil
        other = try WidgetCoding.decodeIfPresent(flattened: ByHand.self, from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
        try style?.encode(to: encoder)
        try content.map(AnyComponent.init)?.encode(to: encoder)
        try other?.encode(to: encoder)
    }
}

// MARK: Frame Codable
extension Frame: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.decode(Int.self, at: "size", "width")
        height = try fields.decode(Int.self, forKey: fields.first(of: "height", "h"))
        style = try Style(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(width, at: "size", "width")
        try fields.encode(height, forKey: "height")
        try style.encode(to: encoder)
    }
}

// MARK: Outer Codable
extension Outer: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        frame: borrowing Frame? = nil
    ) {
        self.frame = copy frame
    }

    init(from decoder: any Decoder) throws {
        frame = try WidgetCoding.contains(anyOf: "size", "height", "h", "color", "width", in: decoder) ? Frame(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
        try frame?.encode(to: encoder)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "kind")
        try fields.encode(text, forKey: "text")
    }
}
