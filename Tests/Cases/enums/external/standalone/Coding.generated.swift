import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(
                radius: try content.decode(Double.self, forKey: "radius"),
                filled: try content.decodeIfPresent(Bool.self, forKey: "filled") ?? true
            )
        case "style":
            self = .style(try fields.decode(Style.self, forKey: key))
        case "text":
            self = .text(try fields.decode(String.self, forKey: key))
        case "group":
            self = .group(try fields.decode([Shape].self, forKey: key))
        case "section":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .section(
                content: try content.decode(String.self, forKey: "content"),
                name: try content.decode(String.self, forKey: "name")
            )
        case "spot":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .spot(
                in: try content.decode(String.self, forKey: "in"),
                where: try content.decodeIfPresent(Int.self, forKey: "where"),
                ID: try content.decode(String.self, forKey: "ID")
            )
        case "nothing":
            self = .nothing
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "style", "text", "group", "section", "spot", "nothing"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius, let filled):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "circle")
            try content.encode(radius, forKey: "radius")
            try content.encode(filled, forKey: "filled")
        case .style(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "style")
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "text")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "group")
        case .section(let contentValue, let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "section")
            try content.encode(contentValue, forKey: "content")
            try content.encode(nameValue, forKey: "name")
        case .spot(let `in`, let `where`, let ID):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "spot")
            try content.encode(`in`, forKey: "in")
            try content.encodeIfPresent(`where`, forKey: "where")
            try content.encode(ID, forKey: "ID")
        case .nothing:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "nothing")
        }
    }
}
