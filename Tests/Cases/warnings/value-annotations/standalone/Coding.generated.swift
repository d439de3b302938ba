import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "pair":
            self = .pair(
                a: try fields.decode(Int.self, forKey: "a"),
                b: try fields.decode(Int.self, forKey: "b")
            )
        default:
            WidgetCoding.reportUnknown(name, in: "Block", known: ["pair"], to: decoder)
            self = .other(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .pair(let a, let b):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pair", forKey: "type")
            try fields.encode(a, forKey: "a")
            try fields.encode(b, forKey: "b")
        case .other(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(x, forKey: "type")
        }
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "plain":
            self = .plain(try fields.decode(Style.self, forKey: "value"))
        case "labeled":
            self = .labeled(style: try fields.decode(Style.self, forKey: "value"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["plain", "labeled"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", forKey: "type")
            try fields.encode(value0, forKey: "value")
        case .labeled(let style):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("labeled", forKey: "type")
            try fields.encode(style, forKey: "value")
        }
    }
}

// MARK: Event Codable
extension Event: Encodable {

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tap", forKey: "type")
            try fields.encode(id, forKey: "id")
        }
    }
}

// MARK: Form Codable
extension Form: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .plain(try decoder.singleValueContainer().decode(Style.self))
            return
        } catch {
            failures.append(("plain", error))
        }
        throw NoMatchingTypeError("Form", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Panel Codable
extension Panel: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "plain":
            self = .plain(try Style(from: decoder))
        case "labeled":
            self = .labeled(style: try Style(from: decoder))
        case "optional":
            self = .optional(try WidgetCoding.contains(anyOf: "color", in: decoder) ? Style(from: decoder) : nil)
        case "several":
            self = .several(try Style(from: decoder), width: try fields.decode(Int.self, forKey: "width"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Panel", known: ["plain", "labeled", "optional", "several"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", forKey: "type")
            try value0.encode(to: encoder)
        case .labeled(let style):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("labeled", forKey: "type")
            try style.encode(to: encoder)
        case .optional(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("optional", forKey: "type")
            try value0?.encode(to: encoder)
        case .several(let value0, let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("several", forKey: "type")
            try value0.encode(to: encoder)
            try fields.encode(width, forKey: "width")
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "circle":
            self = .circle(try fields.decode(Double.self, forKey: key))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "circle")
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .width(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("width", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .width(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
