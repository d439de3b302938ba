import WidgetRuntime

// MARK: Adjacent

/// Any `Adjacent` in the JSON.
struct AnyAdjacent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case side
    }

    let value: any Adjacent

    init(_ value: any Adjacent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Adjacent).self, named: "Adjacent", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .side: value = try fields.decode(Side.self, forKey: "c")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Side:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("side", forKey: "t")
            try fields.encode(value, forKey: "c")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: External

/// Any `External` in the JSON.
struct AnyExternal: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case side
    }

    let value: any External

    init(_ value: any External) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any External).self, named: "External", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .side: value = try fields.decode(Side.self, forKey: key)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Side:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "side")
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of External that can be encoded"))
        }
    }
}

// MARK: Untagged

/// Any `Untagged` in the JSON.
struct AnyUntagged: WidgetBox, Sendable {
    let value: any Untagged

    init(_ value: any Untagged) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Side(from: decoder)
            return
        } catch {
            failures.append(("Side", error))
        }
        do {
            value = try Weight(from: decoder)
            return
        } catch {
            failures.append(("Weight", error))
        }
        throw NoMatchingTypeError("Untagged", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
