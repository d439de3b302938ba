import WidgetRuntime

// MARK: Choice Codable
extension Choice: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "flags":
            self = .flags(try fields.decode(Flags.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["flags"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .flags(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("flags", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Option Codable
extension Option: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "flags":
            self = .flags(try fields.decode(Flags.self, forKey: key))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Option", known: ["flags"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .flags(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "flags")
        }
    }
}

// MARK: Setting Codable
extension Setting: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .flags(try decoder.singleValueContainer().decode(Flags.self))
            return
        } catch {
            failures.append(("flags", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .named(name: try fields.decode(String.self, forKey: "name"))
            return
        } catch {
            failures.append(("named", error))
        }
        throw NoMatchingTypeError("Setting", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .flags(let value0):
            try value0.encode(to: encoder)
        case .named(let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, forKey: "name")
        }
    }
}
