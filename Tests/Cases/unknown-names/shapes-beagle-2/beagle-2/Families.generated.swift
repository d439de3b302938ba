import Beagle
import UIKit

/// Any `ServerDrivenComponent`. An unknown name is an error.
struct AnyKnownServerDrivenComponent: WidgetBox {
    let value: any ServerDrivenComponent

    init(_ value: any ServerDrivenComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        let known = try AutoCodable<any ServerDrivenComponent>(from: decoder).wrappedValue
        if let unknown = known as? UnknownComponent {
            throw WidgetDecodingError(
                UnknownNameError(unknown._beagleComponent_, in: "ServerDrivenComponent", known: []), at: decoder.codingPath)
        }
        value = known
    }

    func encode(to encoder: any Encoder) throws {
        try AutoCodable<any ServerDrivenComponent>(wrappedValue: value).encode(to: encoder)
    }
}

/// Any `ServerDrivenComponent`. The JSON of a value with an unknown name is kept.
struct AnyServerDrivenComponentOrJSON: WidgetBox {
    let value: any ServerDrivenComponent

    init(_ value: any ServerDrivenComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        let known = try AutoCodable<any ServerDrivenComponent>(from: decoder).wrappedValue
        value = known is UnknownComponent ? try KeptServerDrivenComponent(from: decoder) : known
    }

    func encode(to encoder: any Encoder) throws {
        try AutoCodable<any ServerDrivenComponent>(wrappedValue: value).encode(to: encoder)
    }
}

/// An unknown `ServerDrivenComponent`: its JSON is kept and encoded again unchanged.
struct KeptServerDrivenComponent: ServerDrivenComponent {
    var json: JSONValue
    /// What Beagle makes of it, which shows and does what an unknown one does.
    private let unknown: UnknownComponent

    init(from decoder: any Decoder) throws {
        json = try JSONValue(from: decoder)
        unknown = try UnknownComponent(from: decoder)
    }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    func toView(renderer: BeagleRenderer) -> UIView { unknown.toView(renderer: renderer) }
}

/// Any `Action`. The JSON of a value with an unknown name is kept.
struct AnyActionOrJSON: WidgetBox {
    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        let known = try AutoCodable<any Action>(from: decoder).wrappedValue
        value = known is UnknownAction ? try KeptAction(from: decoder) : known
    }

    func encode(to encoder: any Encoder) throws {
        try AutoCodable<any Action>(wrappedValue: value).encode(to: encoder)
    }
}

/// An unknown `Action`: its JSON is kept and encoded again unchanged.
struct KeptAction: Action {
    var json: JSONValue
    /// What Beagle makes of it, which shows and does what an unknown one does.
    private let unknown: UnknownAction

    init(from decoder: any Decoder) throws {
        json = try JSONValue(from: decoder)
        unknown = try UnknownAction(from: decoder)
    }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    var analytics: ActionAnalyticsConfig? { unknown.analytics }

    func execute(controller: any BeagleController, origin: UIView) {
        unknown.execute(controller: controller, origin: origin)
    }
}

/// Any `ServerDrivenComponent`. A value with an unknown name is decoded as `Blank`.
struct AnyServerDrivenComponentOrBlank: WidgetBox {
    let value: any ServerDrivenComponent

    init(_ value: any ServerDrivenComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        let known = try AutoCodable<any ServerDrivenComponent>(from: decoder).wrappedValue
        value = known is UnknownComponent ? try Blank(from: decoder) : known
    }

    func encode(to encoder: any Encoder) throws {
        try AutoCodable<any ServerDrivenComponent>(wrappedValue: value).encode(to: encoder)
    }
}

/// Any `Action`. An unknown name is an error.
struct AnyKnownAction: WidgetBox {
    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        let known = try AutoCodable<any Action>(from: decoder).wrappedValue
        if let unknown = known as? UnknownAction {
            throw WidgetDecodingError(
                UnknownNameError(unknown._beagleAction_, in: "Action", known: []), at: decoder.codingPath)
        }
        value = known
    }

    func encode(to encoder: any Encoder) throws {
        try AutoCodable<any Action>(wrappedValue: value).encode(to: encoder)
    }
}
