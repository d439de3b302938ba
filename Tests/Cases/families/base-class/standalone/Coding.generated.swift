import WidgetRuntime

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "node":
            self = .node(
                node: try fields.decode(AnyNode.self, forKey: "node").value,
                others: try WidgetCoding.decode(listOf: AnyNode.self, forKey: "others", from: fields)
            )
        case "nothing":
            self = .nothing
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["node", "nothing"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .node(let node, let others):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("node", forKey: "type")
            try fields.encode(AnyNode(node), forKey: "node")
            try fields.encode(others.map(AnyNode.init), forKey: "others")
        case .nothing:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("nothing", forKey: "type")
        }
    }
}

// MARK: Page Codable
extension Page {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyNode(node), forKey: "node")
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        root = try fields.decode(AnyNode.self, forKey: "root").value
        title = try fields.decodeIfPresent(TextLabel.self, forKey: "title")
        footer = try fields.decodeIfPresent(AnyNodeOrSpacer.self, forKey: "footer")?.value
        nodes = try fields.decode(WidgetCoding.ListOrElement<LossyArray<AnyNode>>.self, forKey: "nodes").list.elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyNode(root), forKey: "root")
        try fields.encodeIfPresent(title, forKey: "title")
        try fields.encodeIfPresent(footer.map(AnyNode.init), forKey: "footer")
        try fields.encode(nodes.map(AnyNode.init), forKey: "nodes")
    }
}
