import WidgetRuntime

// MARK: Decoded Codable
extension Decoded: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        link = try fields.decode(Link.self, forKey: "link")
    }
}

// MARK: Link Codable
extension Link {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(Text.self, forKey: "text")
        link = try fields.decode(Link.self, forKey: "link")
        links = try fields.decodeIfPresent([String: [Link]].self, forKey: "links")
        tap = try fields.decode(Tap.self, forKey: "tap")
        own = try fields.decode(Named.self, forKey: "own")
        component = try fields.decode(AnyComponent.self, forKey: "component").value
        flattened = try Link(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
        try fields.encode(link, forKey: "link")
        try fields.encodeIfPresent(links, forKey: "links")
        try fields.encode(tap, forKey: "tap")
        try fields.encode(own, forKey: "own")
        try fields.encode(AnyComponent(component), forKey: "component")
        try flattened.encode(to: encoder)
    }
}

// MARK: Tap Codable
extension Tap {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
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
