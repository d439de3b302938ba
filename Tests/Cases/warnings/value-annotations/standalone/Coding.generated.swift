// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "pair":
            self = .pair(a: try fields.decode(Int.self, forKey: "a"), b: try fields.decode(Int.self, forKey: "b"))
        default:
            decoder.reportUnknown(name, in: "Block", known: ["pair"])
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
