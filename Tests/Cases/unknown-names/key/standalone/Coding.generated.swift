import WidgetRuntime

// MARK: Fill Codable
extension Fill: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "color":
            self = .color(hex: try fields.decode(String.self, forKey: "hex"))
        default:
            self = try WidgetCoding.replacing(WidgetDecodingError(
                UnknownNameError(name, in: "Fill", known: ["color"]), at: decoder.codingPath), in: decoder) { try WidgetCoding.decodeReplacement(Self.self, insteadOf: $0, at: "fallback", from: decoder) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .color(let hex):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("color", forKey: "type")
            try fields.encode(hex, forKey: "hex")
        }
    }
}

// MARK: Open Codable
extension Open {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        url: borrowing String
    ) {
        self.url = copy url
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("open", at: "meta", "kind")
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        components = try fields.decode(WidgetCoding.KnownArray<AnyComponent>.self, forKey: "components").elements.map(\.value)
        main = try fields.decode(AnyKnownComponent.self, forKey: "main").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(components.map(AnyComponent.init), forKey: "components")
        try fields.encode(AnyComponent(main), forKey: "main")
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
