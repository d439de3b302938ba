import WidgetRuntime

// MARK: Shape

/// Any `Shape` in the JSON.
struct AnyShape: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case round
        case group
    }

    let value: any Shape

    init(_ value: any Shape) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Shape).self, named: "Shape", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .round: value = try Round(from: decoder)
            case .group: value = try Group(fields: fields)
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
