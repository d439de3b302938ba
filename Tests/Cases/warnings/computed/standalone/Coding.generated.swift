import WidgetRuntime

// MARK: Computed Codable
extension Computed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode([String].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encodeIfPresent(first, forKey: "first")
        try fields.encodeIfPresent(last, forKey: "last")
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "one":
            self = .one(try fields.decode(Int.self, forKey: "_0"), try fields.decode(Int.self, forKey: "_1"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["one"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "type")
            try fields.encode(value0, forKey: "_0")
            try fields.encode(value1, forKey: "_1")
        }
    }
}

// MARK: Listed Codable
extension Listed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        one = try fields.decode(Int.self, forKey: "one")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(one, forKey: "one")
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
    }
}
