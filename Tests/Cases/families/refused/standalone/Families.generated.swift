import WidgetRuntime

// MARK: Step

/// Any `Step` in the JSON.
struct AnyStep: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case quiz
        case video
    }

    let value: any Step

    init(_ value: any Step) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Step).self, named: "Step", known: Name.allCases.map(\.rawValue), from: decoder) { try WidgetCoding.decodeReplacement(AnyStep.self, insteadOf: $0, at: "fallback", from: decoder).value }
                return
            }
            switch known {
            case .quiz:
                do {
                    value = try Quiz(from: decoder)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { try WidgetCoding.decodeReplacement(AnyStep.self, insteadOf: $0, at: "fallback", from: decoder).value }
                }
            case .video:
                do {
                    value = try Video(fields: fields)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { try WidgetCoding.decodeReplacement(AnyStep.self, insteadOf: $0, at: "fallback", from: decoder).value }
                }
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Quiz:
            try WidgetCoding.encodeName("quiz", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Panel

/// Any `Panel` in the JSON.
struct AnyPanel: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case shape
        case chart
        case look
    }

    let value: any Panel

    init(_ value: any Panel) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            value = try Chart(fields: fields)
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Panel).self, named: "Panel", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownPanel(from: decoder) }
                return
            }
            switch known {
            case .shape: value = try Shape(from: decoder)
            case .chart:
                do {
                    value = try Chart(fields: fields)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder) { _ in try UnknownPanel(from: decoder) }
                }
            case .look: value = try Look(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Shape:
            try WidgetCoding.encodeName("shape", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Look:
            try WidgetCoding.encodeName("look", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

/// An unknown `Panel`: its JSON is kept and encoded again unchanged.
struct UnknownPanel: Panel {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: Part

/// Any `Part` in the JSON.
struct AnyPart: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case table
        case placeholder
    }

    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Part
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Part).self, named: "Part", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .table:
                do {
                    value = try Table(from: decoder)
                } catch {
                    value = try WidgetCoding.replacingUnknown(error, in: decoder, with: unknown)
                }
            case .placeholder: value = try Placeholder(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Table:
            try WidgetCoding.encodeName("table", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

/// Any `Part`. A value with an unknown name is decoded as `Placeholder`.
struct AnyPartOrPlaceholder: WidgetBox {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyPart(from: decoder) { _ in try Placeholder(from: decoder) }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyPart(value).encode(to: encoder)
    }
}
