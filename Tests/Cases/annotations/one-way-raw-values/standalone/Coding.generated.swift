// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Both Codable
extension Both {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "first": self = .one
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Both", known: ["first"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .one: try container.encode("first")
        }
    }
}

// MARK: Decoded Codable
extension Decoded {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "first": self = .one
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Decoded", known: ["first"]), at: decoder.codingPath)
        }
    }
}

// MARK: Encoded Codable
extension Encoded {

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .one: try container.encode("first")
        }
    }
}

// MARK: Requested Codable
extension Requested: Decodable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "first", "other": self = .one
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Requested", known: ["first", "other"]), at: decoder.codingPath)
        }
    }
}
