// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .circle(radius: try content.decode(Double.self, forKey: "radius"), filled: try content.decodeIfPresent(Bool.self, forKey: "filled") ?? true)
        case "style":
            self = .style(try fields.decode(Style.self, forKey: "c"))
        case "text":
            self = .text(try fields.decode(String.self, forKey: "c"))
        case "group":
            self = .group(try fields.decode([Shape].self, forKey: "c"))
        case "nothing":
            self = .nothing
        default:
            throw WidgetDecodingError(
                UnknownName(name, in: "Shape", known: ["circle", "style", "text", "group", "nothing"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch self {
        case .circle(let radius, let filled):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(radius, forKey: "radius")
            try content.encode(filled, forKey: "filled")
        case .style(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("style", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .group(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("group", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .nothing:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("nothing", forKey: "t")
        }
    }
}
