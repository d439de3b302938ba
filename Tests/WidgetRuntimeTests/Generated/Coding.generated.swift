// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Card: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "custom:card", forKey: "type")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.writeIfPresent(header.map(AnyComponent.init), forKey: "header")
        try json.write(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
        try json.write(named.mapValues(AnyComponent.init), forKey: "named")
        json.close(object)
    }
}

// MARK: Panel Codable
extension Panel {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        mark = try fields.decode(Mark.self, forKey: "mark")
        size = try Size(from: decoder)
        entries = try fields.decodeIfPresent(listOf: AnyEntry.self, forKey: "entries") ?? []
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

extension Panel: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "panel", forKey: "type")
        try json.write(mark, forKey: "mark")
        try json.writeMembers(of: size)
        try json.write(listOf: AnyEntry.self, entries, forKey: "entries")
        try json.writeMembers { try encodeNote(to: $0) }
        json.close(object)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
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
        try encoder.checkDepth(of: Self.self)
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

extension Shape: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
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

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Text: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Tree: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.write(children, forKey: "children")
        json.close(object)
    }
}
