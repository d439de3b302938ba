import WidgetRuntime

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open
        case close
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .open: value = try fields.decode(Open.self, forKey: "c")
            case .close: value = try fields.decode(Close.self, forKey: "c")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Open:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("open", forKey: "t")
            try fields.encode(value, forKey: "c")
        case let value as Close:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("close", forKey: "t")
            try fields.encode(value, forKey: "c")
        default:
            try value.encode(to: encoder)
        }
    }
}
