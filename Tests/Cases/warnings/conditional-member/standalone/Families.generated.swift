import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case image
        case line
        case space
        case key
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .text: value = try Text(from: decoder)
            case .image: value = try Image(fields: fields)
            case .line: value = try Line(fields: fields)
            case .space: value = try Space(from: decoder)
            case .key: value = try Key(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Line:
            try WidgetCoding.encodeName("line", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}
