// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Decoration

/// Any `Decoration` in the JSON.
struct AnyDecoration: WidgetBox {
    let value: any Decoration

    init(_ value: any Decoration) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            value = try decoder.decodeRegistered(name, in: (any Decoration).self, named: "Decoration", known: [])
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyDecoration: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            value = try json.readRegistered(name, in: (any Decoration).self, named: "Decoration", known: [])
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyDecoration: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
