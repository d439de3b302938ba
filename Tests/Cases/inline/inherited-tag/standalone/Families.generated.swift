import WidgetRuntime

// MARK: Node

/// Any `Node` in the JSON.
struct AnyNode: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case heading
        case firstHeading = "heading-1"
        case secondHeading = "heading-2"
        case plain
        case derived
    }

    let value: any Node

    init(_ value: any Node) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "nodeType")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Node).self, named: "Node", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .heading: value = try Heading(from: decoder)
            case .firstHeading: value = try FirstHeading(from: decoder)
            case .secondHeading: value = try SecondHeading(from: decoder)
            case .plain: value = try Plain(from: decoder)
            case .derived: value = try Derived(from: decoder)
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
