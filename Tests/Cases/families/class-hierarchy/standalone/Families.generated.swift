import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case image
        case base
        case middle
        case text
        case leaf
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .image: value = try fields.decode(Image.self, forKey: key)
            case .base: value = try fields.decode(Base.self, forKey: key)
            case .middle: value = try fields.decode(Middle.self, forKey: key)
            case .text: value = try fields.decode(Text.self, forKey: key)
            case .leaf: value = try fields.decode(Leaf.self, forKey: key)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Image:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "image")
        case let value as Leaf:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "leaf")
        case let value as Middle:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "middle")
        case let value as Base:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "base")
        case let value as Text:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "text")
        default:
            try value.encode(to: encoder)
        }
    }
}
