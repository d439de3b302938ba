import WidgetRuntime

// MARK: Choice Codable
extension Choice {

    init(from decoder: any Decoder) throws where Value: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "value":
            self = .value(try Value(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["value"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws where Value: Encodable {
        switch self {
        case .value(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("value", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}

extension Choice: Decodable where Value: Decodable {}

extension Choice: Encodable where Value: Encodable {}

// MARK: Group Codable
extension Group {

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode([Item].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
    }
}

extension Group: Decodable where Item: Decodable {}

extension Group: Encodable where Item: Encodable {}

// MARK: Page Codable
extension Page {

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode([Item].self, forKey: "items")
        total = try fields.decode(Total.self, forKey: "total")
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encode(total, forKey: "total")
    }
}

extension Page: Decodable where Item: Decodable {}

extension Page: Encodable where Item: Encodable {}

// MARK: Section Codable
extension Section: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode([Item].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
    }
}
