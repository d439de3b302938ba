import WidgetRuntime

// MARK: Default Codable
extension Default: Codable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("default", forKey: "kind")
    }
}

// MARK: TextField Codable
extension TextField: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        text: borrowing String
    ) {
        self.text = copy text
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text-field", forKey: "kind")
        try fields.encode(text, forKey: "text")
    }
}
