import WidgetRuntime

// MARK: External Codable
extension External: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "user":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .user(id: try content.decode(Int.self, forKey: "ID"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "External", known: ["user"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .user(let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "user")
            try content.encode(id, forKey: "ID")
        }
    }
}

// MARK: Person Codable
extension Person: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "user":
            self = .user(
                id: try fields.decode(Int.self, forKey: "ID"),
                birthYear: try fields.decodeIfPresent(Int.self, forKey: "year"),
                fullName: try fields.decode(String.self, forKey: "full_name")
            )
        case "pair":
            self = .pair(
                try fields.decode(Int.self, forKey: "first"),
                try fields.decode(Int.self, forKey: "a, b: c")
            )
        case "one":
            self = .one(try fields.decode(Int.self, forKey: "value"))
        case "into":
            self = .into(
                in: try fields.decode(Int.self, forKey: "into"),
                other: try fields.decode(Int.self, forKey: fields.first(of: "other", "old"))
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Person", known: ["user", "pair", "one", "into"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .user(let id, let birthYear, let fullName):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("user", forKey: "type")
            try fields.encode(id, forKey: "ID")
            try fields.encodeIfPresent(birthYear, forKey: "year")
            try fields.encode(fullName, forKey: "full_name")
        case .pair(let first, let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pair", forKey: "type")
            try fields.encode(first, forKey: "first")
            try fields.encode(value, forKey: "a, b: c")
        case .one(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "type")
            try fields.encode(value, forKey: "value")
        case .into(let `in`, let other):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("into", forKey: "type")
            try fields.encode(`in`, forKey: "into")
            try fields.encode(other, forKey: "other")
        }
    }
}
