import WidgetRuntime

// MARK: Shape

/// Any `Shape` in the JSON.
struct AnyShape: WidgetBox, Sendable {
    let value: any Shape

    init(_ value: any Shape) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try UnknownShape(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Shape
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Circle(from: decoder)
            return
        } catch {
            failures.append(("Circle", error))
        }
        do {
            value = try Group(from: decoder)
            return
        } catch {
            failures.append(("Group", error))
        }
        value = try WidgetCoding.replacing(NoMatchingTypeError("Shape", failures, at: decoder.codingPath), in: decoder, with: unknown)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

/// An unknown `Shape`: its JSON is kept and encoded again unchanged.
struct UnknownShape: Shape {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// Any `Shape`. An unknown name is an error.
struct AnyKnownShape: WidgetBox, Sendable {
    let value: any Shape

    init(_ value: any Shape) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyShape(from: decoder) { throw $0 }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyShape(value).encode(to: encoder)
    }
}
