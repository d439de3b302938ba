import WidgetRuntime

// MARK: Blank Codable
extension Blank: Codable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        child = try fields.decodeIfPresent(AnyComponent.self, forKey: "child")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("blank", forKey: "type")
        try fields.encodeIfPresent(child.map(AnyComponent.init), forKey: "child")
    }
}

// MARK: Box Codable
extension Box: Codable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        children = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "children", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("box", forKey: "type")
        try fields.encode(children.map(AnyComponent.init), forKey: "children")
    }
}

// MARK: Received Codable
extension Received: Decodable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decode(Int.self, forKey: "id")
    }
}

// MARK: Sent Codable
extension Sent: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("sent", forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}
