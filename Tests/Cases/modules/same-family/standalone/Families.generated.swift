import WidgetRuntime

// MARK: Shape

/// Any `Shape` in the JSON.
struct AnyShape: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case circle
    }

    let value: any Shape

    init(_ value: any Shape) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Shape).self, named: "Shape", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .circle: value = try Circle(fields: fields)
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

// MARK: Shape

/// Any `Shape` in the JSON.
struct AnyShape: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case line
        case square
    }

    let value: any Shape

    init(_ value: any Shape) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Shape).self, named: "Shape", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .line: value = try Line(fields: fields)
            case .square: value = try Square(fields: fields)
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
