import WidgetRuntime

// MARK: Rule Codable
extension Rule: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "range":
            self = .range(
                in: try fields.decode(Int.self, forKey: "in"),
                default: try fields.decode(String.self, forKey: "default")
            )
        case "all":
            self = .all(
                self: try fields.decode(Int.self, forKey: "self"),
                ID: try fields.decode(String.self, forKey: "ID"),
                where: try fields.decode(Bool.self, forKey: "where")
            )
        case "inner":
            self = .inner(try fields.decode(Int.self, forKey: "in"))
        case "dashed":
            self = .dashed(try fields.decode(Int.self, forKey: "my-key"))
        case "upper":
            self = .upper(try fields.decode(Int.self, forKey: "Title"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Rule", known: ["range", "all", "inner", "dashed", "upper"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .range(let `in`, let `default`):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("range", forKey: "type")
            try fields.encode(`in`, forKey: "in")
            try fields.encode(`default`, forKey: "default")
        case .all(let selfValue, let ID, let `where`):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("all", forKey: "type")
            try fields.encode(selfValue, forKey: "self")
            try fields.encode(ID, forKey: "ID")
            try fields.encode(`where`, forKey: "where")
        case .inner(let `in`):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("inner", forKey: "type")
            try fields.encode(`in`, forKey: "in")
        case .dashed(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("dashed", forKey: "type")
            try fields.encode(value, forKey: "my-key")
        case .upper(let Title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("upper", forKey: "type")
            try fields.encode(Title, forKey: "Title")
        }
    }
}

// MARK: Word Codable
extension Word: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let known = Word(rawValue: name) else {
            WidgetCoding.reportUnknown(name, in: "Word", known: ["Self", "default"], to: decoder)
            self = .other
            return
        }
        self = known
    }
}
