import WidgetRuntime

// MARK: Node

/// Any `Node` in the JSON.
struct AnyNode: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case label
        case spacer
    }

    let value: Node

    init(_ value: Node) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: Node.self, named: "Node", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try Spacer(from: decoder) }
                return
            }
            switch known {
            case .label:
                do {
                    value = try Label(from: decoder)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try Spacer(from: decoder) }
                }
            case .spacer:
                do {
                    value = try Spacer(from: decoder)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try Spacer(from: decoder) }
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        if type(of: value) == Node.self {
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of Node that can be encoded"))
        }
        switch value {
        case let value as Spacer:
            try WidgetCoding.encodeName("spacer", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}
