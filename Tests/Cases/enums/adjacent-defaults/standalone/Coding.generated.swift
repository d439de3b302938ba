import WidgetRuntime

// MARK: Filter Codable
extension Filter: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "blur":
            guard try fields.contains("c") && !fields.decodeNil(forKey: "c") else {
                self = .blur(x: 3, y: 9, z: nil)
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .blur(
                x: try content.decodeIfPresent(Int.self, forKey: "x") ?? 3,
                y: try content.contains("y") ? content.decodeIfPresent(Int.self, forKey: "y") : 9,
                z: try content.decodeIfPresent(Int.self, forKey: "z")
            )
        case "level":
            self = .level(try fields.decodeIfPresent(Int.self, forKey: "c") ?? 4)
        case "mixed":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .mixed(
                x: try content.decode(Int.self, forKey: "x"),
                y: try content.decodeIfPresent(Int.self, forKey: "y") ?? 1
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Filter", known: ["blur", "level", "mixed"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .blur(let x, let y, let z):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("blur", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(x, forKey: "x")
            try content.encode(y, forKey: "y")
            try content.encodeIfPresent(z, forKey: "z")
        case .level(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("level", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .mixed(let x, let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("mixed", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(x, forKey: "x")
            try content.encode(y, forKey: "y")
        }
    }
}
