import WidgetRuntime

// MARK: Inlined Codable
extension Inlined: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "first", "second":
            self = .inner(try Inner(from: decoder))
        case "other":
            self = .other(y: try fields.decode(Int.self, forKey: "y"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Inlined", known: ["first", "second", "other"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .inner(let value0):
            try value0.encode(to: encoder)
        case .other(let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "type")
            try fields.encode(y, forKey: "y")
        }
    }
}

// MARK: Inner Codable
extension Inner: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "first":
            self = .first(x: try fields.decode(Int.self, forKey: "x"))
        case "second":
            self = .second
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Inner", known: ["first", "second"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .first(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("first", forKey: "type")
            try fields.encode(x, forKey: "x")
        case .second:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("second", forKey: "type")
        }
    }
}

// MARK: Outer Codable
extension Outer: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "box":
            self = .inner(try fields.decode(Inner.self, forKey: "_0"))
        case "other":
            self = .other(y: try fields.decode(Int.self, forKey: "y"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Outer", known: ["box", "other"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .inner(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("box", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .other(let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "type")
            try fields.encode(y, forKey: "y")
        }
    }
}
