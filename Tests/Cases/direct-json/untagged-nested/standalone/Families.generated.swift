import WidgetRuntime

// MARK: Part

/// Any `Part` in the JSON.
struct AnyPart: WidgetBox {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.remembering(decoder)
        try self.init(from: decoder) { _ in try OtherPart(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Part
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try NamedPart(from: decoder)
            return
        } catch {
            failures.append(("NamedPart", error))
        }
        do {
            value = try LastPart(from: decoder)
            return
        } catch {
            failures.append(("LastPart", error))
        }
        value = try WidgetCoding.replacing(NoMatchingTypeError("Part", failures, at: decoder.codingPath), in: decoder, with: unknown)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

/// Any `Part`. A value with an unknown name is decoded as `LastPart`.
struct AnyPartOrLastPart: WidgetBox {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.remembering(decoder)
        value = try AnyPart(from: decoder) { _ in try LastPart(from: decoder) }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyPart(value).encode(to: encoder)
    }
}
