import WidgetRuntime

// MARK: Layer

/// Any `Layer` in the JSON.
struct AnyLayer: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case spacer
        case text
    }

    let value: any Layer

    init(_ value: any Layer) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Layer).self, named: "Layer", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .spacer: value = try Spacer(from: decoder)
            case .text: value = try Text(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Spacer:
            try WidgetCoding.encodeName("spacer", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}
