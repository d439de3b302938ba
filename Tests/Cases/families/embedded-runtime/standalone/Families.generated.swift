// MARK: Component

/// Any `Component` in the JSON.
nonisolated public struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case list
        case chart
        case error
        case result
    }

    public let value: any Component

    public init(_ value: any Component) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try UnknownComponent(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .list: value = try List(fields: fields)
            case .chart: value = try Chart(fields: fields)
            case .error: value = try Error(fields: fields)
            case .result: value = try Result(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

/// An unknown `Component`: its JSON is kept and encoded again unchanged.
nonisolated public struct UnknownComponent: Component {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    public init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: FeatureComponent

/// Any `FeatureComponent` in the JSON.
nonisolated public struct AnyFeatureComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case chart
    }

    public let value: any FeatureComponent

    public init(_ value: any FeatureComponent) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try UnknownFeatureComponent(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any FeatureComponent
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any FeatureComponent).self, named: "FeatureComponent", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .chart: value = try Chart(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

nonisolated extension AnyFeatureComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyFeatureComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("chart") { decoder, fields in try Chart(fields: fields) }
        }
    }

    /// Adds the types of a family that joins `FeatureComponent` to `Component`.
    static func join(_ types: inout WidgetModule<any FeatureComponent>) {
        types.join(ownNames: AnyComponent.names) { $0 as any Component }
    }
}

/// An unknown `FeatureComponent`: its JSON is kept and encoded again unchanged.
nonisolated public struct UnknownFeatureComponent: FeatureComponent {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    public init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
