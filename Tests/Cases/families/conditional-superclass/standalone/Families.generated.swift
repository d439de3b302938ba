import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        #if PROMOTIONS
        case base
        case banner
        #endif
        #if DEBUG && PROMOTIONS
        case trace
        #endif
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
            case .text: value = try Text(fields: fields)
            #if PROMOTIONS
            case .base: value = try Base(from: decoder)
            #endif
            #if PROMOTIONS
            case .banner: value = try Banner(from: decoder)
            #endif
            #if DEBUG && PROMOTIONS
            case .trace: value = try Trace(from: decoder)
            #endif
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        #if DEBUG && PROMOTIONS
        case let value as Trace:
            try WidgetCoding.encodeName("trace", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        #endif
        #if PROMOTIONS
        case let value as Banner:
            try WidgetCoding.encodeName("banner", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        #endif
        #if PROMOTIONS
        case let value as Base:
            try WidgetCoding.encodeName("base", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        #endif
        default:
            try value.encode(to: encoder)
        }
    }
}
