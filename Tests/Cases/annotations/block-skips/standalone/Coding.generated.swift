import WidgetRuntime

// MARK: Issue Codable
extension Issue: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "name")
        kind = try fields.decode(Kind.self, forKey: "kind")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "name")
        try fields.encode(kind, forKey: "kind")
    }
}

// MARK: Kind Codable
extension Kind: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "bug":
            self = .bug
        case "wish":
            self = .wish
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Kind", known: ["bug", "wish"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .bug:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "bug")
        case .wish:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "wish")
        }
    }
}
