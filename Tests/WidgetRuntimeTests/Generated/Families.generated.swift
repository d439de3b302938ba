// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case card = "custom:card"
        case text
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .card: value = try Card(fields: fields)
            case .text: value = try Text(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "custom:card,text"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Card.self)
            case 1: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Entry

/// Any `Entry` in the JSON.
struct AnyEntry: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case panel
    }

    let value: any Entry

    init(_ value: any Entry) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Entry).self, named: "Entry", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownEntry(from: decoder) }
                return
            }
            switch known {
            case .panel: value = try Panel(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyEntry: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "panel"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Panel.self)
            default:
                value = try json.readRegistered(name, in: (any Entry).self, named: "Entry", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownEntry.self) }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEntry: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

/// An unknown `Entry`: its JSON is kept and encoded again unchanged.
struct UnknownEntry: Entry {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UnknownEntry: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownEntry: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

// MARK: Symbol

/// Any `Symbol` in the JSON.
struct AnySymbol: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case temperature = "K"
    }

    let value: any Symbol

    init(_ value: any Symbol) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Symbol).self, named: "Symbol", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownSymbol(from: decoder) }
                return
            }
            switch known {
            case .temperature: value = try Temperature(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnySymbol: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "K"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Temperature.self)
            default:
                value = try json.readRegistered(name, in: (any Symbol).self, named: "Symbol", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownSymbol.self) }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnySymbol: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

/// An unknown `Symbol`: its JSON is kept and encoded again unchanged.
struct UnknownSymbol: Symbol {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UnknownSymbol: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownSymbol: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
}

// MARK: Version

/// Any `Version` in the JSON.
struct AnyVersion: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case note
        case folder
    }

    let value: any Version

    init(_ value: any Version) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Version).self, named: "Version", known: Name.allCases.map(\.rawValue), from: decoder) { try WidgetCoding.decodeReplacement(AnyVersion.self, insteadOf: $0, at: "fallback", from: decoder).value }
                return
            }
            switch known {
            case .note: value = try Note(fields: fields)
            case .folder: value = try Folder(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyVersion: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "note,folder"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Note.self)
            case 1: value = try json.read(Folder.self)
            default:
                value = try json.readRegistered(name, in: (any Version).self, named: "Version", known: Name.allCases.map(\.rawValue)) { error, json in try json.readReplacement(AnyVersion.self, insteadOf: error, at: "fallback").value }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyVersion: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Item

/// Any `Item` in the JSON.
struct AnyItem: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case box
    }

    let value: any Item

    init(_ value: any Item) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .box: value = try Box(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyItem: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "box"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Box.self)
            default:
                value = try json.readRegistered(name, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyItem: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox, Sendable {
    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Row(from: decoder)
            return
        } catch {
            failures.append(("Row", error))
        }
        do {
            value = try Stack(from: decoder)
            return
        } catch {
            failures.append(("Stack", error))
        }
        do {
            value = try Leaf(from: decoder)
            return
        } catch {
            failures.append(("Leaf", error))
        }
        throw NoMatchingTypeError("Block", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyBlock: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if let known = try json.remembered(Self.self) {
            value = known.value
            return
        }
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(Row.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("Row", error))
            json = start
        }
        do {
            value = try json.read(Stack.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("Stack", error))
            json = start
        }
        do {
            value = try json.read(Leaf.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("Leaf", error))
            json = start
        }
        throw json.nothingMatches("Block", failures, remembering: Self.self)
    }
}

extension AnyBlock: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Part

/// Any `Part` in the JSON.
struct AnyPart: WidgetBox, Sendable {
    let value: any Part

    init(_ value: any Part) { self.value = value }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.remembering(decoder)
        try self.init(from: decoder) { _ in try OtherPart(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Part
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Numbered(from: decoder)
            return
        } catch {
            failures.append(("Numbered", error))
        }
        do {
            value = try Named(from: decoder)
            return
        } catch {
            failures.append(("Named", error))
        }
        value = try WidgetCoding.replacing(NoMatchingTypeError("Part", failures, at: decoder.codingPath), in: decoder, with: unknown)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyPart: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.init(try json.remembering(Self.self) { json in try Self(from: &json) { _, json in try json.read(OtherPart.self) }.value })
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Part
    ) throws {
        try json.checkDepth()
        if let known = try json.remembered(Self.self, unknown: unknown) {
            value = known.value
            return
        }
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(Numbered.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("Numbered", error))
            json = start
        }
        do {
            value = try json.read(Named.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("Named", error))
            json = start
        }
        value = try json.replacing(json.nothingMatches("Part", failures, remembering: Self.self), with: unknown)
    }
}

extension AnyPart: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
