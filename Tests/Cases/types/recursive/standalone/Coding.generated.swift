import WidgetRuntime

// MARK: Node Codable
extension Node: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        trees = try fields.decode([String: Tree].self, forKey: "trees")
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(trees, forKey: "trees")
    }
}

// MARK: Tree Codable
extension Tree: Codable {

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
