import Beagle

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
