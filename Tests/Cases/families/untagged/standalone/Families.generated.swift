import WidgetRuntime

// MARK: Size

/// Any `Size` in the JSON.
struct AnySize: WidgetBox, Sendable {
    let value: any Size

    init(_ value: any Size) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Fixed(from: decoder)
            return
        } catch {
            failures.append(("Fixed", error))
        }
        do {
            value = try Relative(from: decoder)
            return
        } catch {
            failures.append(("Relative", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}
