import Beagle

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
        case "repeat":
            self = .`repeat`(while: try fields.decode(Bool.self, forKey: "while"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Rule", known: ["range", "repeat"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .range(let `in`, let `default`):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("range", forKey: "type")
            try fields.encode(`in`, forKey: "in")
            try fields.encode(`default`, forKey: "default")
        case .`repeat`(let `while`):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("repeat", forKey: "type")
            try fields.encode(`while`, forKey: "while")
        }
    }
}
