import WidgetRuntime

// MARK: Inline

/// Any `Inline` in the JSON.
struct AnyInline: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case textRun
        case `break`
    }

    let value: any Inline

    init(_ value: any Inline) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        if WidgetCoding.isShorthand(decoder) {
            value = try TextRun(from: decoder)
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Inline).self, named: "Inline", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .textRun: value = try TextRun(from: decoder)
            case .`break`: value = try Break(fields: fields)
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

// MARK: Unit

/// Any `Unit` in the JSON.
struct AnyUnit: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case size
        case ratio
    }

    let value: any Unit

    init(_ value: any Unit) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        if WidgetCoding.isShorthand(decoder) {
            value = try Fonts.Size(from: decoder)
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Unit).self, named: "Unit", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .size: value = try fields.decode(Fonts.Size.self, forKey: "value")
            case .ratio: value = try fields.decode(Ratio.self, forKey: "value")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Fonts.Size:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("size", forKey: "type")
            try fields.encode(value, forKey: "value")
        case let value as Ratio:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("ratio", forKey: "type")
            try fields.encode(value, forKey: "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Other

/// Any `Other` in the JSON.
struct AnyOther: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case ratio2
    }

    let value: any Other

    init(_ value: any Other) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        if WidgetCoding.isShorthand(decoder) {
            value = try Ratio2(from: decoder)
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Other).self, named: "Other", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .ratio2: value = try fields.decode(Ratio2.self, forKey: key)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Ratio2:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "ratio2")
        default:
            try value.encode(to: encoder)
        }
    }
}
