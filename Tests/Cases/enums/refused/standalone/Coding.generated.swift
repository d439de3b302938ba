import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "quiz":
            do {
                self = .quiz(try Quiz(from: decoder))
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in .other(try JSONValue(from: decoder)) }
            }
        default:
            WidgetCoding.reportUnknown(name, in: "Block", known: ["quiz"], to: decoder)
            self = .other(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .quiz(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("quiz", forKey: "type")
            try value0.encode(to: encoder)
        case .other(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Clip Codable
extension Clip: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        format = try fields.decode(Int.self, forKey: "format")
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(format, forKey: "format")
    }
}

// MARK: Fill Codable
extension Fill: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "flat":
            self = .flat(color: try fields.decode(String.self, forKey: "color"))
        case "quiz":
            do {
                self = .quiz(try Quiz(from: decoder))
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in .flat(color: "clear") }
            }
        default:
            WidgetCoding.reportUnknown(name, in: "Fill", known: ["flat", "quiz"], to: decoder)
            self = .flat(color: "clear")
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .flat(let color):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("flat", forKey: "type")
            try fields.encode(color, forKey: "color")
        case .quiz(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("quiz", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Map Codable
extension Map {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        place = try fields.decode(String.self, forKey: "place")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("map", forKey: "kind")
        try fields.encode(place, forKey: "place")
    }
}

// MARK: Name Codable
extension Name: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "quiz":
            do {
                self = .quiz(try Quiz(from: decoder))
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in .other(name) }
            }
        default:
            WidgetCoding.reportUnknown(name, in: "Name", known: ["quiz"], to: decoder)
            self = .other(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .quiz(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("quiz", forKey: "type")
            try value0.encode(to: encoder)
        case .other(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "type")
        }
    }
}

// MARK: Numbered Codable
extension Numbered: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "number").description
        switch name {
        case "1":
            self = .one
        default:
            WidgetCoding.reportUnknown(name, in: "Numbered", known: ["1"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "number")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, forKey: "number")
        }
    }
}

// MARK: Quiz Codable
extension Quiz: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "version").description
        switch name {
        case "1":
            self = .questions(questions: try fields.decode([String].self, forKey: "questions"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Quiz", known: ["1"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .questions(let questions):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "version")
            try fields.encode(questions, forKey: "questions")
        }
    }
}

// MARK: Step Codable
extension Step: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try Text(from: decoder))
        case "quiz":
            do {
                self = .quiz(try Quiz(from: decoder))
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { try WidgetCoding.decodeReplacement(Self.self, insteadOf: $0, at: "fallback", from: decoder) }
            }
        case "layer":
            do {
                self = .layer(try AnyLayer(from: decoder).value)
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { try WidgetCoding.decodeReplacement(Self.self, insteadOf: $0, at: "fallback", from: decoder) }
            }
        case "clip":
            do {
                self = .clip(try Clip(from: decoder))
            } catch {
                self = try WidgetCoding.replacingUnknown(error, in: decoder) { try WidgetCoding.decodeReplacement(Self.self, insteadOf: $0, at: "fallback", from: decoder) }
            }
        default:
            self = try WidgetCoding.replacing(WidgetDecodingError(
                UnknownNameError(name, in: "Step", known: ["text", "quiz", "layer", "clip"]), at: decoder.codingPath), in: decoder) { try WidgetCoding.decodeReplacement(Self.self, insteadOf: $0, at: "fallback", from: decoder) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try value0.encode(to: encoder)
        case .quiz(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("quiz", forKey: "type")
            try value0.encode(to: encoder)
        case .layer(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("layer", forKey: "type")
            try AnyLayer(value0).encode(to: encoder)
        case .clip(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("clip", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Tolerant Codable
extension Tolerant: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "flat":
            self = .flat(color: try fields.decode(String.self, forKey: "color"))
        case "block":
            self = .block(try Numbered(from: decoder))
        default:
            WidgetCoding.reportUnknown(name, in: "Tolerant", known: ["flat", "block"], to: decoder)
            self = .flat(color: "clear")
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .flat(let color):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("flat", forKey: "type")
            try fields.encode(color, forKey: "color")
        case .block(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("block", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}
