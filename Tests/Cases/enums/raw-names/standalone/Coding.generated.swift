import WidgetRuntime

// MARK: Level Codable
extension Level {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Int.self)
        switch name {
        case 1: self = .low
        case 2, 20: self = .middle
        case 3: self = .high
        default:
            throw WidgetDecodingError(
                UnknownNameError(String(describing: name), in: "Level", known: ["1", "2", "20", "3"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .low: try container.encode(1)
        case .middle: try container.encode(2)
        case .high: try container.encode(3)
        }
    }
}

// MARK: Method Codable
extension Method: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "GET", "get": self = .get
        case "POST": self = .post
        default:
            WidgetCoding.reportUnknown(name, in: "Method", known: ["GET", "get", "POST"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .get: try container.encode("GET")
        case .post: try container.encode("POST")
        case .other: try container.encode("other")
        }
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "home-page": self = .homePage
        case "cart-page": self = .cartPage
        case "OLD": self = .old
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Page", known: ["home-page", "cart-page", "OLD"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .homePage: try container.encode("home-page")
        case .cartPage: try container.encode("cart-page")
        case .old: try container.encode("OLD")
        }
    }
}

// MARK: Plain Codable
extension Plain: Codable {
}

// MARK: Read Codable
extension Read: Decodable {
}

// MARK: Side Codable
extension Side: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name.lowercased() {
        case "left": self = .left
        case "right": self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Side", known: ["left", "Right"]), at: decoder.codingPath)
        }
    }
}
