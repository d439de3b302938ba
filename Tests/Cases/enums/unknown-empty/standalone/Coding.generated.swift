import WidgetRuntime

// MARK: Adjacent Codable
extension Adjacent: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "known":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .known(x: try content.decode(Int.self, forKey: "x"))
        default:
            WidgetCoding.reportUnknown(name, in: "Adjacent", known: ["known"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .known(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("known", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(x, forKey: "x")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "t")
        }
    }
}

// MARK: External Codable
extension External: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "known":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .known(x: try content.decode(Int.self, forKey: "x"))
        default:
            WidgetCoding.reportUnknown(name, in: "External", known: ["known"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .known(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "known")
            try content.encode(x, forKey: "x")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "rest")
        }
    }
}

// MARK: Internal Codable
extension Internal: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "known":
            self = .known(x: try fields.decode(Int.self, forKey: "x"))
        default:
            WidgetCoding.reportUnknown(name, in: "Internal", known: ["known"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .known(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("known", forKey: "type")
            try fields.encode(x, forKey: "x")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "type")
        }
    }
}

// MARK: Labelled Codable
extension Labelled: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "known":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .known(x: try content.decode(Int.self, forKey: "x"))
        default:
            WidgetCoding.reportUnknown(name, in: "Labelled", known: ["known"], to: decoder)
            self = .other(json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .known(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "known")
            try content.encode(x, forKey: "x")
        case .other(let json):
            try json.encode(to: encoder)
        }
    }
}
