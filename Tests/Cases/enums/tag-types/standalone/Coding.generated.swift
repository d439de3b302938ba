import WidgetRuntime

// MARK: Button Codable
extension Button: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "type").description
        switch name {
        case "2":
            self = .link(targetURL: try fields.decode(String.self, forKey: "target_url"))
        case "3", "4":
            self = .menu(
                itemCount: try fields.decode(Int.self, forKey: "item_count"),
                try fields.decode(Int.self, forKey: "_1")
            )
        default:
            WidgetCoding.reportUnknown(name, in: "Button", known: ["2", "3", "4"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .link(let targetURL):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(2, forKey: "type")
            try fields.encode(targetURL, forKey: "target_url")
        case .menu(let itemCount, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(3, forKey: "type")
            try fields.encode(itemCount, forKey: "item_count")
            try fields.encode(value1, forKey: "_1")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, forKey: "type")
        }
    }
}

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(Int.self, forKey: "t").map(\.description) ?? ""
        switch name {
        case "1":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .tap(count: try content.decode(Int.self, forKey: "count"))
        default:
            WidgetCoding.reportUnknown(name, in: "Event", known: ["1"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(count, forKey: "count")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, forKey: "t")
        }
    }
}
