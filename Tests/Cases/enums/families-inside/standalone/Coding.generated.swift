import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text", "image":
            self = .component(try AnyComponent(from: decoder).value)
        case "video", "audio":
            self = .media(try Media(from: decoder))
        case "divider":
            self = .divider
        case "nested":
            self = .wrapped(try fields.decode(AnyComponent.self, forKey: "_0").value)
        case "group":
            self = .group(try fields.decode(Block.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["text", "image", "video", "audio", "divider", "nested", "group"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .component(let value0):
            try AnyComponent(value0).encode(to: encoder)
        case .media(let value0):
            try value0.encode(to: encoder)
        case .divider:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("divider", forKey: "type")
        case .wrapped(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("nested", forKey: "type")
            try fields.encode(AnyComponent(value0), forKey: "_0")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("group", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("image", forKey: "type")
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Media Codable
extension Media: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "video":
            self = .video(url: try fields.decode(String.self, forKey: "url"))
        case "audio":
            self = .audio(
                url: try fields.decode(String.self, forKey: "url"),
                seconds: try fields.decode(Int.self, forKey: "seconds")
            )
        default:
            WidgetCoding.reportUnknown(name, in: "Media", known: ["video", "audio"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .video(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("video", forKey: "type")
            try fields.encode(url, forKey: "url")
        case .audio(let url, let seconds):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("audio", forKey: "type")
            try fields.encode(url, forKey: "url")
            try fields.encode(seconds, forKey: "seconds")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "type")
        }
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
