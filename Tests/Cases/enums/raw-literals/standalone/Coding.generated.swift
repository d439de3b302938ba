import WidgetRuntime

// MARK: Mask Codable
extension Mask: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(UInt64.self)
        switch name {
        case 9223372036854775807: self = .half
        case 9223372036854775808: self = .above
        case 18446744073709551615, 1: self = .all
        default:
            throw WidgetDecodingError(
                UnknownNameError(String(describing: name), in: "Mask", known: ["9223372036854775807", "9223372036854775808", "18446744073709551615", "1"]), at: decoder.codingPath)
        }
    }
}

// MARK: Scale Codable
extension Scale: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Double.self)
        switch name {
        case 1: self = .small
        case 1000.5: self = .large
        default:
            throw WidgetDecodingError(
                UnknownNameError(String(describing: name), in: "Scale", known: ["1", "1000.5"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .small: try container.encode(1)
        case .large: try container.encode(1000.5)
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Int.self)
        switch name {
        case 1000: self = .thousand
        case 16: self = .sixteen
        case 17: self = .seventeen
        case 7: self = .seven
        case -2: self = .two
        default:
            throw WidgetDecodingError(
                UnknownNameError(String(describing: name), in: "Size", known: ["1000", "16", "17", "7", "-2"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .thousand: try container.encode(1000)
        case .sixteen: try container.encode(16)
        case .seventeen: try container.encode(17)
        case .seven: try container.encode(7)
        case .two: try container.encode(-2)
        }
    }
}
