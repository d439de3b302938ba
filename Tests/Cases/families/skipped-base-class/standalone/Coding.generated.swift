import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decodeIfPresent(Node.self, forKey: "node")
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(node, forKey: "node")
    }
}
