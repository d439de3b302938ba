import WidgetRuntime

// MARK: List Codable
nonisolated extension List {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing (any TextComponent)? = nil,
        items: [any Component]
    ) {
        self.title = copy title
        self.items = items
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decodeIfPresent(AnyTextComponent.self, forKey: "title")?.value
        items = try WidgetCoding.decode(listOf: AnyComponentOrJSON.self, forKey: "items", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("list", forKey: "type")
        try fields.encodeIfPresent(title.map(AnyTextComponent.init), forKey: "title")
        try fields.encode(items.map(AnyComponent.init), forKey: "items")
    }
}

// MARK: Screen.Footer Codable
nonisolated extension Screen.Footer: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        links = try fields.decode([String].self, forKey: "links")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(links, forKey: "links")
    }
}

// MARK: Screen.Header Codable
nonisolated extension Screen.Header: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(AnyComponent.self, forKey: "title").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyComponent(title), forKey: "title")
    }
}

// MARK: Size Codable
nonisolated extension Size: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "fixed":
            self = .fixed(try fields.decode(Double.self, forKey: key))
        case "relative":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .relative(of: try content.decode([Size].self, forKey: "of"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Size", known: ["fixed", "relative"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .fixed(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "fixed")
        case .relative(let of):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "relative")
            try content.encode(of, forKey: "of")
        }
    }
}

// MARK: Text Codable
nonisolated extension Text {

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
