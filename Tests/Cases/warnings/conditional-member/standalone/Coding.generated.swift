import WidgetRuntime

// MARK: Figure Codable
#if DEBUG
extension Figure: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "c":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(radius: try content.decode(Int.self, forKey: "r"))
        case "square":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .square(side: try content.decode(Int.self, forKey: "side"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Figure", known: ["c", "square"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(radius, forKey: "r")
        case .square(let side):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "square")
            try content.encode(side, forKey: "side")
        }
    }
}
#else
extension Figure: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "c":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(radius: try content.decode(Int.self, forKey: "r"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Figure", known: ["c"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(radius, forKey: "r")
        }
    }
}
#endif

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "v")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("image", forKey: "type")
        try fields.encode(url, forKey: "v")
    }
}

// MARK: Key Codable
#if DEBUG
extension Key {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "debugText")
        same = try fields.decode(Int.self, forKey: "s")
        lost = try fields.decodeIfPresent(Int.self, forKey: "lost") ?? 1
        debug = try fields.decode(Int.self, forKey: "d")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("key", forKey: "type")
        try fields.encode(text, forKey: "debugText")
        try fields.encode(same, forKey: "s")
        try fields.encode(lost, forKey: "lost")
        try fields.encode(debug, forKey: "d")
    }
}
#else
extension Key {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "debugText")
        same = try fields.decode(Int.self, forKey: "s")
        lost = try fields.decodeIfPresent(Int.self, forKey: "lost") ?? 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("key", forKey: "type")
        try fields.encode(text, forKey: "debugText")
        try fields.encode(same, forKey: "s")
        try fields.encode(lost, forKey: "lost")
    }
}
#endif

// MARK: Line Codable
extension Line {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        width = try fields.decode(Int.self, forKey: "width")
    }
}

// MARK: Space Codable
extension Space {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        height = try fields.decode(Int.self, forKey: "height")
        didDecode(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("space", forKey: "type")
        try fields.encode(height, forKey: "height")
    }
}

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String
    ) {
        self.title = copy title
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}
