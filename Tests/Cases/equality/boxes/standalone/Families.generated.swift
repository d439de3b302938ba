public import WidgetRuntime

// MARK: Shape

/// Any `Shape` in the JSON.
public struct AnyShape: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case group
        case circle
    }

    public let value: any Shape

    public init(_ value: any Shape) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Shape
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Shape).self, named: "Shape", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .group: value = try Group(fields: fields)
            case .circle: value = try Circle(fields: fields)
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

extension AnyShape: Hashable {
    public static func == (left: AnyShape, right: AnyShape) -> Bool {
        func equals<Value: Shape>(_ value: Value) -> Bool { value == right.value as? Value }
        return equals(left.value)
    }

    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case tap
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .tap: value = try Tap(fields: fields)
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

extension AnyAction: Equatable {
    static func == (left: AnyAction, right: AnyAction) -> Bool {
        func equals<Value: Action>(_ value: Value) -> Bool { value == right.value as? Value }
        return equals(left.value)
    }
}

// MARK: Plain

/// Any `Plain` in the JSON.
struct AnyPlain: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case known
    }

    let value: any Plain

    init(_ value: any Plain) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Plain).self, named: "Plain", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .known: value = try Known(fields: fields)
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
