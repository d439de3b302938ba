// Generated using widgetgen
// DO NOT EDIT

package import ScreenCore
package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: CardComponent

/// Any `CardComponent` in the JSON.
package struct AnyCardComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case card
    }

    package let value: any CardComponent

    package init(_ value: any CardComponent) { self.value = value }

    package static var names: [String] { Name.allCases.map(\.rawValue) }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any CardComponent
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any CardComponent).self, named: "CardComponent", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .card: value = try Card(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyCardComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "card"

    package init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any CardComponent
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Card.self)
            default:
                value = try json.readRegistered(name, in: (any CardComponent).self, named: "CardComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyCardComponent: WidgetCoding.JSONWritable {

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyCardComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyCardComponent.module)`.
    package static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("card") { decoder, fields in
                try Card(fields: fields)
            } read: { name, json in
                try json.read(Card.self)
            }
        }
    }

    /// Adds the types of a family that joins `CardComponent` to `Component`.
    package static func join(_ types: inout WidgetModule<any CardComponent>) {
        types.join(ownNames: AnyComponent.names) { $0 as any Component }
    }
}
