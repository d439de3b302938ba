public import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
public struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case textField = "text-field"
        case `default`
    }

    public let value: any Component

    public init(_ value: any Component) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .textField: value = try TextField(fields: fields)
            case .`default`: value = try Default(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of Component that can be encoded"))
        }
    }
}
