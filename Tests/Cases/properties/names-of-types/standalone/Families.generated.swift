import WidgetRuntime

// MARK: Node

/// Any `Node` in the JSON.
struct AnyNode: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case leaf
        case branch
    }

    let value: any Node

    init(_ value: any Node) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Node).self, named: "Node", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .leaf: value = try Leaf(fields: fields)
            case .branch: value = try Branch(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
