import WidgetRuntime

// MARK: Mail Codable
extension Mail {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        to: borrowing String
    ) {
        self.to = copy to
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        to = try fields.decode(String.self, forKey: "to")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(to, forKey: "to")
    }
}

// MARK: Missing Codable
extension Missing {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        id: borrowing Int? = nil
    ) {
        self.id = copy id
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decodeIfPresent(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("none", forKey: "type")
        try fields.encodeIfPresent(id, forKey: "id")
    }
}

// MARK: MissingEvent Codable
extension MissingEvent {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
    }
}

// MARK: MissingMessage Codable
extension MissingMessage {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        id: borrowing Int? = nil
    ) {
        self.id = copy id
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decodeIfPresent(Int.self, forKey: "id")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(id, forKey: "id")
    }
}

// MARK: OtherNote Codable
extension OtherNote {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        t = try fields.decode(String.self, forKey: "t")
        c = try fields.decode([Int].self, forKey: "c")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(t, forKey: "t")
        try fields.encode(c, forKey: "c")
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        events = try WidgetCoding.decode(listOf: AnyEventOrTap.self, forKey: "events", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(events.map(AnyEvent.init), forKey: "events")
    }
}

// MARK: Tap Codable
extension Tap {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "count")
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
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
