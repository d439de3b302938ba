public import WidgetRuntime

// MARK: Node

/// Any `Node` in the JSON.
public struct AnyNode: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case spacer
        case wideSpacer = "wide_spacer"
        case textLabel = "label"
        case text
        #if DEBUG
        case overlay
        #endif
    }

    public let value: Node

    public init(_ value: Node) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> Node
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: Node.self, named: "Node", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .spacer: value = try Spacer(from: decoder)
            case .wideSpacer: value = try WideSpacer(from: decoder)
            case .textLabel, .text: value = try TextLabel(from: decoder)
            #if DEBUG
            case .overlay: value = try Overlay(from: decoder)
            #endif
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        if type(of: value) == Node.self {
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of Node that can be encoded"))
        }
        switch value {
        case let value as WideSpacer:
            try value.encode(to: encoder)
        case let value as Spacer:
            try WidgetCoding.encodeName("spacer", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyNode: Equatable {
    public static func == (left: AnyNode, right: AnyNode) -> Bool {
        left.value == right.value
    }
}

/// Any `Node`. A value with an unknown name is decoded as `Spacer`.
struct AnyNodeOrSpacer: WidgetBox {
    let value: Node

    init(_ value: Node) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyNode(from: decoder) { _ in try Spacer(from: decoder) }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyNode(value).encode(to: encoder)
    }
}
