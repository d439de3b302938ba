// Generated using widgetgen
// DO NOT EDIT

package import PeerCore
package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: TextComponent

/// Any `TextComponent` in the JSON.
package struct AnyTextComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
    }

    package let value: any TextComponent

    package init(_ value: any TextComponent) { self.value = value }

    package static var names: [String] { Name.allCases.map(\.rawValue) }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any TextComponent
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any TextComponent).self, named: "TextComponent", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
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

extension AnyTextComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "text"

    package init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any TextComponent
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any TextComponent).self, named: "TextComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyTextComponent: WidgetCoding.JSONWritable {

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyTextComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyTextComponent.module)`.
    package static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("text") { decoder, fields in
                try Text(fields: fields)
            } read: { name, json in
                try json.read(Text.self)
            }
        }
    }

    /// Adds the types of a family that joins `TextComponent` to `Component`.
    package static func join(_ types: inout WidgetModule<any TextComponent>) {
        types.join(ownNames: AnyComponent.names) { $0 as any Component }
    }
}

// MARK: TextAction

/// Any `TextAction` in the JSON.
package struct AnyTextAction: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open
        case track
    }

    package let value: any TextAction

    package init(_ value: any TextAction) { self.value = value }

    package static var names: [String] { Name.allCases.map(\.rawValue) }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any TextAction
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any TextAction).self, named: "TextAction", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .open: value = try Open(fields: fields)
            case .track: value = try Track(fields: fields)
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

extension AnyTextAction: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "open,track"

    package init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any TextAction
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self)
            case 1: value = try json.read(Track.self)
            default:
                value = try json.readRegistered(name, in: (any TextAction).self, named: "TextAction", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyTextAction: WidgetCoding.JSONWritable {

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyTextAction {
    /// The types that this module adds to `Action`: `try decoder.userInfo.register(AnyTextAction.module)`.
    package static var module: WidgetModule<any Action> {
        WidgetModule(ownNames: AnyAction.names) { types in
            types.add("open") { decoder, fields in
                try Open(fields: fields)
            } read: { name, json in
                try json.read(Open.self)
            }
            types.add("track") { decoder, fields in
                try Track(fields: fields)
            } read: { name, json in
                try json.read(Track.self)
            }
        }
    }

    /// Adds the types of a family that joins `TextAction` to `Action`.
    package static func join(_ types: inout WidgetModule<any TextAction>) {
        types.join(ownNames: AnyAction.names) { $0 as any Action }
    }
}
