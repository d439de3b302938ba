import Beagle

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        case "run":
            self = .run(try TextRun(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["text", "run"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .run(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("run", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}

// MARK: TextRun Codable
extension TextRun: Codable {

    enum CodingKeys: String, CodingKey {
        case text
        case size
    }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        size = try container.decodeIfPresent(Int.self, forKey: .size)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(size, forKey: .size)
    }
}

// MARK: Title Codable
extension Title {

    enum CodingKeys: String, CodingKey {
        case run
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        run = try container.decode(TextRun.self, forKey: .run)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(run, forKey: .run)
    }
}
