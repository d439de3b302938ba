import WidgetRuntime

// MARK: Choice Codable
extension Choice {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        switch name {
        case "first":
            self = .first(value: try fields.decode(Int.self, forKey: "value"))
        case "second":
            self = .second
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["first", "second"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .first(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("first", at: "meta", "type")
            try fields.encode(value, forKey: "value")
        case .second:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("second", at: "meta", "type")
        }
    }
}

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decodeIfPresent(String.self, at: "meta", "type") ?? "named"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, at: "meta", "type")
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Other Codable
extension Other {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decodeIfPresent(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(id, forKey: "id")
    }
}

// MARK: PushButton Codable
extension PushButton {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
        children = try WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: "children", from: fields) ?? []
    }
}

// MARK: Rooted Codable
extension Rooted {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.decode(Int.self, at: "meta", "data", "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("rooted", at: "meta", "type")
        try fields.encode(size, at: "meta", "data", "size")
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        body = try fields.decodeIfPresent(WidgetCoding.KnownArray<AnyKnownComponent>.self, forKey: "body")?.elements.map(\.value) ?? []
        action = try fields.decodeIfPresent(AnyAction.self, forKey: "action")?.value
        actions = try WidgetCoding.decode(listOf: AnyAction.self, forKey: "actions", from: fields)
        event = try fields.decode(AnyEvent.self, forKey: "event").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(body.map(AnyComponent.init), forKey: "body")
        try fields.encodeIfPresent(action.map(AnyAction.init), forKey: "action")
        try fields.encode(actions.map(AnyAction.init), forKey: "actions")
        try fields.encode(AnyEvent(event), forKey: "event")
    }
}

// MARK: Start Codable
extension Start {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        at = try fields.decode(Int.self, forKey: "at")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(at, forKey: "at")
    }
}

// MARK: Title Codable
extension Title {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
        id = try fields.decodeIfPresent(String.self, at: "meta", "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("title", at: "meta", "type")
        try fields.encode(text, forKey: "text")
        try fields.encodeIfPresent(id, at: "meta", "id")
    }
}
