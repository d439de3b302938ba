import WidgetRuntime

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "open":
            self = .open(url: try fields.decode(String.self, forKey: "url"))
        case "legacy":
            self = .legacy(id: try fields.decode(Int.self, forKey: "id"))
        default:
            WidgetCoding.reportUnknown(name, in: "Event", known: ["open", "legacy"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("open", forKey: "type")
            try fields.encode(url, forKey: "url")
        case .legacy:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case legacy' is not encoded"))
        case .tap(let x, let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tap", forKey: "type")
            try fields.encode(x, forKey: "x")
            try fields.encode(y, forKey: "y")
        case .handler:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case handler' is not encoded"))
        case .other:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case other' is not encoded"))
        }
    }
}

// MARK: Level Codable
extension Level {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Int.self)
        switch name {
        case 1: self = .low
        default:
            throw WidgetDecodingError(
                UnknownNameError(String(describing: name), in: "Level", known: ["1"]), at: decoder.codingPath)
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "small": self = .small
        case "large": self = .large
        case "huge": self = .huge
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Size", known: ["small", "large", "huge"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .small: try container.encode("small")
        case .large: try container.encode("large")
        case .huge: throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case huge' is not encoded"))
        case .custom: throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case custom' is not encoded"))
        }
    }
}

// MARK: Value Codable
extension Value: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .number(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("number", error))
        }
        throw NoMatchingTypeError("Value", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .action:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case action' is not encoded"))
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
