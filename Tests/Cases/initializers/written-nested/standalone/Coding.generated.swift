import WidgetRuntime

// MARK: Message.Fix Codable
extension Message.Fix: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        position: borrowing Message.Position,
        text: String
    ) {
        self.position = copy position
        self.text = text
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        position = try fields.decodeIfPresent(Message.Position.self, forKey: "position") ?? .init()
        text = try fields.decode(String.self, forKey: "text")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(position, forKey: "position")
        try fields.encode(text, forKey: "text")
    }
}

// MARK: Message.Note Codable
extension Message.Note: Codable {

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        position = try fields.decode(Message.Position.self, forKey: "position")
        other = try fields.decodeIfPresent(Message.Position.self, forKey: "other") ?? .init()
        kind = try fields.decode(Kind.self, forKey: "kind")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(position, forKey: "position")
        try fields.encode(other, forKey: "other")
        try fields.encode(kind, forKey: "kind")
    }
}
