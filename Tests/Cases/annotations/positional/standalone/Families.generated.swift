// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Shape

/// Any `Shape` in the JSON.
struct AnyShape: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case line
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
            case .line: value = try fields.decode(Line.self, forKey: "value")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Line:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("line", forKey: "type")
            try fields.encode(value, forKey: "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Size

/// Any `Size` in the JSON.
struct AnySize: WidgetBox {
    let value: any Size

    init(_ value: any Size) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Box(from: decoder)
            return
        } catch {
            failures.append(("Box", error))
        }
        do {
            value = try Named(from: decoder)
            return
        } catch {
            failures.append(("Named", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
