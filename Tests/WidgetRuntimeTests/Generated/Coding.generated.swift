// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Bag Codable
extension Bag: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decodeIfPresent(String.self, forKey: fields.first(of: "title", "name", "label", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"))
        rest = try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "title", "name", "label", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try rest.encode(to: encoder)
        try fields.encodeIfPresent(title, forKey: "title")
    }
}

extension Bag: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            title = try json.readIfPresent(String.self, atFirst: ["title"], ["name"], ["label"], ["a1"], ["a2"], ["a3"], ["a4"], ["a5"], ["a6"], ["a7"], ["a8"], of: object)
        }
        self.title = title
        self.rest = try [String: Int](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "title", "name", "label", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: rest)
        try json.writeIfPresent(title, forKey: "title")
        json.close(object)
    }
}

// MARK: Box Codable
extension Box {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Box: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: [any Item]?
        var named: [String: any Item]?
        var object = json.fields("items?,named?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.readIfPresent(WidgetCoding.KnownArray<AnyItem>.self, in: &object)?.elements.map(\.value)
            case 1: named = json.readIfPresent(WidgetCoding.KnownDictionary<AnyItem>.self, in: &object)?.values.mapValues(\.value)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            items: items ?? [],
            named: named ?? [:]
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "box", forKey: "type")
        try json.write(listOf: AnyItem.self, items, forKey: "items")
        try json.write(named.mapValues(AnyItem.init), forKey: "named")
        json.close(object)
    }
}

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var children: [any Component]?
        var header: (any Component)?
        var grid: [[any Component]]?
        var named: [String: any Component]?
        var object = json.fields("children?,header?,grid?,named?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            case 1: header = json.readIfPresent(AnyComponent.self, in: &object)?.value
            case 2: grid = json.readIfPresent([[AnyComponent]].self, in: &object)?.map { $0.map(\.value) }
            case 3: named = json.readIfPresent([String: AnyComponent].self, in: &object)?.mapValues(\.value)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            children: children ?? [],
            header: header,
            grid: grid ?? [],
            named: named ?? [:]
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "custom:card", forKey: "type")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.writeIfPresent(header.map(AnyComponent.init), forKey: "header")
        try json.write(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
        try json.write(named.mapValues(AnyComponent.init), forKey: "named")
        json.close(object)
    }
}

// MARK: Choice Codable
extension Choice: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .counted(
                next: try fields.decode(Choice.self, forKey: "next"),
                count: try fields.decode(Int.self, forKey: "count")
            )
            return
        } catch {
            failures.append(("counted", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .titled(
                next: try fields.decode(Choice.self, forKey: "next"),
                title: try fields.decode(String.self, forKey: "title")
            )
            return
        } catch {
            failures.append(("titled", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .optional(
                next: try fields.decodeIfPresent(Choice.self, forKey: "next"),
                list: try fields.decodeIfPresent([Choice].self, forKey: "list"),
                named: try fields.decodeIfPresent([String: Choice].self, forKey: "named")
            )
            return
        } catch {
            failures.append(("optional", error))
        }
        do {
            self = .number(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("number", error))
        }
        throw NoMatchingTypeError("Choice", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .counted(let next, let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(next, forKey: "next")
            try fields.encode(count, forKey: "count")
        case .titled(let next, let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(next, forKey: "next")
            try fields.encode(title, forKey: "title")
        case .optional(let next, let list, let named):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encodeIfPresent(next, forKey: "next")
            try fields.encodeIfPresent(list, forKey: "list")
            try fields.encodeIfPresent(named, forKey: "named")
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

extension Choice: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if let known = try json.remembered(Self.self) {
            self = known
            return
        }
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var next: Choice?
            var count: Int?
            var object = json.fields("next,count")
            while let field = json.field(in: &object) {
                switch field {
                case 0: next = json.read(Choice.self, in: &object)
                case 1: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let next, let count else {
                throw json.failure(of: object)
            }
            self = .counted(next: next, count: count)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("counted", error))
            json = start
        }
        do {
            var next: Choice?
            var title: String?
            var object = json.fields("next,title")
            while let field = json.field(in: &object) {
                switch field {
                case 0: next = json.read(Choice.self, in: &object)
                case 1: title = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let next, let title else {
                throw json.failure(of: object)
            }
            self = .titled(next: next, title: title)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("titled", error))
            json = start
        }
        do {
            var next: Choice?
            var list: [Choice]?
            var named: [String: Choice]?
            var object = json.fields("next?,list?,named?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: next = json.readIfPresent(Choice.self, in: &object)
                case 1: list = json.readIfPresent([Choice].self, in: &object)
                case 2: named = json.readIfPresent([String: Choice].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .optional(next: next, list: list, named: named)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("optional", error))
            json = start
        }
        do {
            self = .number(try json.read(Int.self))
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("number", error))
            json = start
        }
        throw json.nothingMatches("Choice", failures, remembering: Self.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .counted(let next, let count):
            let object = json.openObject()
            try json.write(next, forKey: "next")
            try json.write(count, forKey: "count")
            json.close(object)
        case .titled(let next, let title):
            let object = json.openObject()
            try json.write(next, forKey: "next")
            try json.write(title, forKey: "title")
            json.close(object)
        case .optional(let next, let list, let named):
            let object = json.openObject()
            try json.writeIfPresent(next, forKey: "next")
            try json.writeIfPresent(list, forKey: "list")
            try json.writeIfPresent(named, forKey: "named")
            json.close(object)
        case .number(let value0):
            try json.write(value0)
        }
    }
}

// MARK: Degrees Codable
extension Degrees: Codable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Degrees: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var kelvin: Int?
        var list: Int?
        var object = json.fields("K,a;b?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: kelvin = json.read(Int.self, in: &object)
            case 1: list = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let kelvin else {
            throw json.failure(of: object)
        }
        self.init(
            kelvin: kelvin,
            list: list
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(kelvin, forKey: "K")
        try json.writeIfPresent(list, forKey: "a;b")
        json.close(object)
    }
}

// MARK: Folder Codable
extension Folder {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Folder: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var content: (any Version)?
        var object = json.fields("content", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: content = json.read(AnyVersion.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let content else {
            throw json.failure(of: object)
        }
        self.content = content
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "folder", forKey: "type")
        try json.write(AnyVersion(self.content), forKey: "content")
        json.close(object)
    }
}

// MARK: Leaf Codable
extension Leaf {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Leaf: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var value: Int?
        var object = json.fields("value")
        while let field = json.field(in: &object) {
            switch field {
            case 0: value = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value else {
            throw json.failure(of: object)
        }
        self.value = value
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

// MARK: LooseSign Codable
extension LooseSign: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name.lowercased() {
        case "k":
            self = .kelvin
        case "unknown":
            self = .unknown(
                try fields.decode(String.self, forKey: "_0"),
                try fields.decode(JSONValue.self, forKey: "_1")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "LooseSign", known: ["k", "unknown"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .kelvin:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("k", forKey: "type")
        case .unknown(let value0, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("unknown", forKey: "type")
            try fields.encode(value0, forKey: "_0")
            try fields.encode(value1, forKey: "_1")
        }
    }
}

extension LooseSign: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch json.lowercased(name) {
        case "k":
            try json.skip()
            self = .kelvin
        case "unknown":
            var _0: String?
            var _1: JSONValue?
            var object = json.fields("_0,_1", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(String.self, in: &object)
                case 1: _1 = json.read(JSONValue.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0, let _1 else {
                throw json.failure(of: object)
            }
            self = .unknown(_0, _1)
        default:
            throw json.unknown(name, in: "LooseSign", known: ["k", "unknown"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .kelvin:
            let object = json.openObject()
            json.write(name: "k", forKey: "type")
            json.close(object)
        case .unknown(let value0, let value1):
            let object = json.openObject()
            json.write(name: "unknown", forKey: "type")
            try json.write(value0, forKey: "_0")
            try json.write(value1, forKey: "_1")
            json.close(object)
        }
    }
}

// MARK: Measured Codable
extension Measured: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decodeIfPresent(Int.self, at: "meta", "id")
        values = try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "meta"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try WidgetCoding.remaining(values, excluding: "meta", in: encoder).encode(to: encoder)
        try fields.encodeIfPresent(id, at: "meta", "id")
    }
}

extension Measured: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.id = try json.readIfPresent(Int.self, atFirst: ["meta", "id"], of: object)
        self.values = try [String: Int](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "meta"))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: json.remaining(values, excluding: "meta"))
        try json.writeIfPresent(id, at: "meta", "id")
        json.close(object)
    }
}

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Named: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var next: (any Part)?
        var parts: [any Part]?
        var nameValue: String?
        var object = json.fields("next*,parts?,name", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: next = json.readIfPresent(AnyPart.self, in: &object)?.value
            case 1: parts = json.readIfPresent(LossyArray<AnyPart>.self, in: &object)?.elements.map(\.value)
            case 2: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            next = try json.readIfPresent(AnyPart.self, atFirst: ["next"], ["older"], of: object)?.value
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object)
        }
        self.next = next
        self.parts = parts ?? []
        self.name = nameValue
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(next.map(AnyPart.init), forKey: "next")
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        try json.write(name, forKey: "name")
        json.close(object)
    }
}

// MARK: Note Codable
extension Note {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Note: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "note", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

// MARK: Numbered Codable
extension Numbered {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Numbered: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var next: (any Part)?
        var parts: [any Part]?
        var id: Int?
        var object = json.fields("next*,parts?,id", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: next = json.readIfPresent(AnyPart.self, in: &object)?.value
            case 1: parts = json.readIfPresent(LossyArray<AnyPart>.self, in: &object)?.elements.map(\.value)
            case 2: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            next = try json.readIfPresent(AnyPart.self, atFirst: ["next"], ["older"], of: object)?.value
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.next = next
        self.parts = parts ?? []
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(next.map(AnyPart.init), forKey: "next")
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

// MARK: OtherPart Codable
extension OtherPart {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension OtherPart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var object = json.fields("parts?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.readIfPresent(LossyArray<AnyPart>.self, in: &object)?.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            parts: parts ?? []
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        json.close(object)
    }
}

// MARK: Panel Codable
extension Panel {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        mark = try fields.decode(Mark.self, forKey: "mark")
        size = try Size(from: decoder)
        entries = try WidgetCoding.decodeIfPresent(listOf: AnyEntry.self, forKey: "entries", from: fields) ?? []
        note = try Self.decodeNote(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("panel", forKey: "type")
        try fields.encode(mark, forKey: "mark")
        try size.encode(to: encoder)
        try fields.encode(entries.map(AnyEntry.init), forKey: "entries")
        try encodeNote(to: encoder)
    }
}

extension Panel: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var mark: Mark?
        var entries: [any Entry]?
        var object = json.fields("mark,entries?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: mark = json.read(Mark.self, in: &object)
            case 1: entries = json.readIfPresent(listOf: AnyEntry.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let mark else {
            throw json.failure(of: object)
        }
        self.mark = mark
        self.size = try json.read(Size.self, beside: object)
        self.entries = entries ?? []
        self.note = try Self.decodeNote(from: json.decoder(of: object))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "panel", forKey: "type")
        try json.write(mark, forKey: "mark")
        try json.writeMembers(of: size)
        try json.write(listOf: AnyEntry.self, entries, forKey: "entries")
        try json.writeMembers { try encodeNote(to: $0) }
        json.close(object)
    }
}

// MARK: Row Codable
extension Row {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Row: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var next: (any Block)?
        var blocks: [any Block]?
        var count: Int?
        var object = json.fields("next,blocks,count")
        while let field = json.field(in: &object) {
            switch field {
            case 0: next = json.read(AnyBlock.self, in: &object)?.value
            case 1: blocks = json.read(listOf: AnyBlock.self, in: &object)
            case 2: count = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let next, let blocks, let count else {
            throw json.failure(of: object)
        }
        self.next = next
        self.blocks = blocks
        self.count = count
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyBlock(next), forKey: "next")
        try json.write(listOf: AnyBlock.self, blocks, forKey: "blocks")
        try json.write(count, forKey: "count")
        json.close(object)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "circle":
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
        case "framed":
            self = .framed(try fields.decode(Shape.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "framed"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        case .framed(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("framed", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        switch name {
        case "circle":
            var radius: Double?
            var object = json.fields("radius", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: radius = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object)
            }
            self = .circle(radius: radius)
        case "framed":
            var _0: Shape?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Shape.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .framed(_0)
        default:
            throw json.unknown(name, in: "Shape", known: ["circle", "framed"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            json.write(name: "circle", forKey: "type")
            try json.write(radius, forKey: "radius")
            json.close(object)
        case .framed(let value0):
            let object = json.openObject()
            json.write(name: "framed", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

// MARK: Sign Codable
extension Sign: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "K":
            self = .kelvin
        case "unknown":
            self = .unknown(
                try fields.decode(String.self, forKey: "_0"),
                try fields.decode(JSONValue.self, forKey: "_1")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Sign", known: ["K", "unknown"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .kelvin:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("K", forKey: "type")
        case .unknown(let value0, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("unknown", forKey: "type")
            try fields.encode(value0, forKey: "_0")
            try fields.encode(value1, forKey: "_1")
        }
    }
}

extension Sign: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "K":
            try json.skip()
            self = .kelvin
        case "unknown":
            var _0: String?
            var _1: JSONValue?
            var object = json.fields("_0,_1", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(String.self, in: &object)
                case 1: _1 = json.read(JSONValue.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0, let _1 else {
                throw json.failure(of: object)
            }
            self = .unknown(_0, _1)
        default:
            throw json.unknown(name, in: "Sign", known: ["K", "unknown"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .kelvin:
            let object = json.openObject()
            json.write(name: "K", forKey: "type")
            json.close(object)
        case .unknown(let value0, let value1):
            let object = json.openObject()
            json.write(name: "unknown", forKey: "type")
            try json.write(value0, forKey: "_0")
            try json.write(value1, forKey: "_1")
            json.close(object)
        }
    }
}

// MARK: Stack Codable
extension Stack {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Stack: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var next: (any Block)?
        var blocks: [any Block]?
        var title: String?
        var object = json.fields("next,blocks,title")
        while let field = json.field(in: &object) {
            switch field {
            case 0: next = json.read(AnyBlock.self, in: &object)?.value
            case 1: blocks = json.read(listOf: AnyBlock.self, in: &object)
            case 2: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let next, let blocks, let title else {
            throw json.failure(of: object)
        }
        self.next = next
        self.blocks = blocks
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyBlock(next), forKey: "next")
        try json.write(listOf: AnyBlock.self, blocks, forKey: "blocks")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

// MARK: Temperature Codable
extension Temperature {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Temperature: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var degrees: Int?
        var object = json.fields("degrees?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: degrees = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            degrees: degrees
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "K", forKey: "type")
        try json.writeIfPresent(degrees, forKey: "degrees")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

// MARK: Tolerant Codable
extension Tolerant: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        children = try fields.decodeIfPresent(LossyArray<Tolerant>.self, forKey: "children")?.elements ?? []
        next = WidgetCoding.recovering("next", with: nil, in: fields) { try fields.decodeIfPresent([Tolerant].self, forKey: "next") }
        many = try fields.decodeIfPresent(WidgetCoding.ListOrElement<[Tolerant]>.self, forKey: "many")?.list ?? []
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Tolerant: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        var children: [Tolerant]?
        var next: [Tolerant]?
        var many: [Tolerant]?
        var id: Int?
        var object = json.fields("children?,next?,many?,id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.readIfPresent(LossyArray<Tolerant>.self, in: &object)?.elements
            case 1: next = try json.recovering(with: nil) { try $0.readIfPresent([Tolerant].self) }
            case 2: many = json.readIfPresent(WidgetCoding.ListOrElement<[Tolerant]>.self, in: &object)?.list
            case 3: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.init(
            children: children ?? [],
            next: next,
            many: many ?? [],
            id: id
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.write(children, forKey: "children")
        try json.writeIfPresent(next, forKey: "next")
        try json.write(many, forKey: "many")
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Tree: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        var children: [Tree]?
        var object = json.fields("children?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.readIfPresent([Tree].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            children: children ?? []
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.write(children, forKey: "children")
        json.close(object)
    }
}
