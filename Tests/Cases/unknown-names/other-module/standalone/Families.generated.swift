// Generated using widgetgen
// DO NOT EDIT

import Core
import WidgetRuntime

/// Any `Component`; of an unknown one the JSON is kept.
struct AnyComponentOrJSON: WidgetBox, Sendable {
    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyComponent(from: decoder) { _ in try UnknownComponent(from: decoder) }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyComponent(value).encode(to: encoder)
    }
}

/// An unknown `Component`: its JSON is kept and encoded again unchanged.
struct UnknownComponent: Component {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
