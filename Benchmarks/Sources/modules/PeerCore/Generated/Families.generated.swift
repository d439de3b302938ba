// Generated using widgetgen
// DO NOT EDIT

package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Component

/// Any `Component` in the JSON.
package struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case screen
    }

    package let value: any Component

    package init(_ value: any Component) { self.value = value }

    package static var names: [String] { Name.allCases.map(\.rawValue) }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .screen: value = try Screen(fields: fields)
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

extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "screen"

    package init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Screen.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Action

/// Any `Action` in the JSON.
package struct AnyAction: WidgetBox, Sendable {
    package let value: any Action

    package init(_ value: any Action) { self.value = value }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Action
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: [], from: decoder, unknown: unknown)
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyAction: WidgetCoding.JSONReadable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    package init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Action
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: [], unknown: unknown)
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyAction: WidgetCoding.JSONWritable {

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
