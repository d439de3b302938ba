// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Part

/// Any `Part` in the JSON.
struct AnyPart: WidgetBox {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let decoder = decoder.remembering()
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Row(from: decoder)
            return
        } catch {
            failures.append(("Row", error))
        }
        do {
            value = try Frame(from: decoder)
            return
        } catch {
            failures.append(("Frame", error))
        }
        throw NoMatchingTypeError("Part", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}
