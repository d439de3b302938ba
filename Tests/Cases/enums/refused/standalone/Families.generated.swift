import WidgetRuntime

// MARK: Layer

/// Any `Layer` in the JSON.
struct AnyLayer: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case map
    }

    let value: any Layer

    init(_ value: any Layer) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Layer).self, named: "Layer", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .map: value = try Map(fields: fields)
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
