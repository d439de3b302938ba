import WidgetRuntime

// MARK: Icon Codable
extension Icon: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "kind", "type"))
        switch name {
        case "emoji":
            self = .emoji(try fields.decode(String.self, forKey: "emoji"))
        default:
            WidgetCoding.reportUnknown(name, in: "Icon", known: ["emoji"], to: decoder)
            self = .other(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .emoji(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("emoji", forKey: "kind")
            try fields.encode(value0, forKey: "emoji")
        case .other(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "kind")
        }
    }
}

// MARK: Parent Codable
extension Parent: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "page":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "page")
            self = .page(id: try content.decode(String.self, forKey: "id"))
        default:
            WidgetCoding.reportUnknown(name, in: "Parent", known: ["page"], to: decoder)
            self = .unknown
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .page(let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("page", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "page")
            try content.encode(id, forKey: "id")
        case .unknown:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("unknown", forKey: "type")
        }
    }
}

// MARK: Value Codable
extension Value: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            self = .empty
            return
        }
        switch name {
        case "number":
            self = .number(try fields.decodeIfPresent(Double.self, forKey: "number"))
        case "range":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "range")
            self = .range(
                from: try content.decode(Int.self, forKey: "from"),
                to: try content.decodeIfPresent(Int.self, forKey: "to")
            )
        case "interval":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "interval")
            self = .range(
                from: try content.decode(Int.self, forKey: "from"),
                to: try content.decodeIfPresent(Int.self, forKey: "to")
            )
        case "style":
            guard try fields.contains("style") && !fields.decodeNil(forKey: "style") else {
                self = .style(bold: nil, color: nil)
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "style")
            self = .style(
                bold: try content.decodeIfPresent(Bool.self, forKey: "bold"),
                color: try content.decodeIfPresent(String.self, forKey: "color")
            )
        case "pair":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "pair")
            self = .pair(
                try content.decode(Int.self, forKey: "_0"),
                try content.decode(String.self, forKey: "_1")
            )
        case "empty":
            self = .empty
        default:
            WidgetCoding.reportUnknown(name, in: "Value", known: ["number", "range", "interval", "style", "pair", "empty"], to: decoder)
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("number", forKey: "type")
            try fields.encodeIfPresent(value0, forKey: "number")
        case .range(let from, let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("range", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "range")
            try content.encode(from, forKey: "from")
            try content.encodeIfPresent(to, forKey: "to")
        case .style(let bold, let color):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("style", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "style")
            try content.encodeIfPresent(bold, forKey: "bold")
            try content.encodeIfPresent(color, forKey: "color")
        case .pair(let value0, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pair", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "pair")
            try content.encode(value0, forKey: "_0")
            try content.encode(value1, forKey: "_1")
        case .empty:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("empty", forKey: "type")
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "empty")
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, forKey: "type", to: encoder)
        }
    }
}
