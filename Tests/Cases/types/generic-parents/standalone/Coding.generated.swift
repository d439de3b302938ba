import WidgetRuntime

// MARK: Paged.Header Codable
extension Paged.Header {

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        first = try fields.decode(Item.self, forKey: "first")
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(first, forKey: "first")
    }
}

extension Paged.Header: Decodable where Item: Decodable {}

extension Paged.Header: Encodable where Item: Encodable {}

// MARK: Paged.Header.Count Codable
extension Paged.Header.Count: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        number = try fields.decode(Int.self, forKey: "number")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(number, forKey: "number")
    }
}

// MARK: Paged.Outer.Inner Codable
extension Paged.Outer.Inner {

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "items":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .items(
                try content.decode([Item].self, forKey: "_0"),
                other: try content.decode(Other.self, forKey: "other")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Paged.Outer.Inner", known: ["items"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        switch self {
        case .items(let value0, let other):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "items")
            try content.encode(value0, forKey: "_0")
            try content.encode(other, forKey: "other")
        }
    }
}

extension Paged.Outer.Inner: Decodable where Item: Decodable {}

extension Paged.Outer.Inner: Encodable where Item: Encodable {}

// MARK: Paged.Page Codable
extension Paged.Page {

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode(Set<Item>.self, forKey: "items")
        next = try fields.decodeIfPresent(String.self, forKey: "next")
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encodeIfPresent(next, forKey: "next")
    }
}

extension Paged.Page: Decodable where Item: Decodable {}

extension Paged.Page: Encodable where Item: Encodable {}
