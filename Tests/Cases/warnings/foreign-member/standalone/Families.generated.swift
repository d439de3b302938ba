import WidgetRuntime

// MARK: Value

/// Any `Value` in the JSON.
struct AnyValue: WidgetBox {
    let value: any Value

    init(_ value: any Value) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Text(from: decoder)
            return
        } catch {
            failures.append(("Text", error))
        }
        throw NoMatchingTypeError("Value", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
