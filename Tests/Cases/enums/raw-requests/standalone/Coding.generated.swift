import WidgetRuntime

// MARK: Aliased Codable
extension Aliased: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "left": self = .left
        case "right", "end": self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Aliased", known: ["left", "right", "end"]), at: decoder.codingPath)
        }
    }
}

// MARK: Both Codable
extension Both {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "left": self = .left
        case "end": self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Both", known: ["left", "end"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .left: try container.encode("left")
        case .right: try container.encode("end")
        }
    }
}

// MARK: Coded Codable
extension Coded {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "left": self = .left
        case "right", "end": self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Coded", known: ["left", "right", "end"]), at: decoder.codingPath)
        }
    }
}

// MARK: Decoded Codable
extension Decoded: Decodable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "left": self = .left
        case "right", "end": self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Decoded", known: ["left", "right", "end"]), at: decoder.codingPath)
        }
    }
}
