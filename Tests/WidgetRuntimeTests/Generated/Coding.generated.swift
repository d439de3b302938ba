// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        children = try fields.decodeIfPresent(listOf: AnyComponent.self, forKey: "children") ?? []
        header = try fields.decodeIfPresent(AnyComponent.self, forKey: "header")?.value
        grid = try fields.decodeIfPresent([[AnyComponent]].self, forKey: "grid")?.map { $0.map(\.value) } ?? []
        named = try fields.decodeIfPresent([String: AnyComponent].self, forKey: "named")?.mapValues(\.value) ?? [:]
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("custom:card", forKey: "type")
        try fields.encode(children.map(AnyComponent.init), forKey: "children")
        try fields.encodeIfPresent(header.map(AnyComponent.init), forKey: "header")
        try fields.encode(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
        try fields.encode(named.mapValues(AnyComponent.init), forKey: "named")
    }
}

extension Card: JSONReadable {

    init(from json: inout JSONReader) throws {
        var children: [any Component]?
        var header: (any Component)?
        var grid: [[any Component]]?
        var named: [String: any Component]?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "children" where object.isFirst(0): children = try json.readIfPresent(listOf: AnyComponent.self)
            case "header" where object.isFirst(1): header = try json.readIfPresent(AnyComponent.self)?.value
            case "grid" where object.isFirst(2): grid = try json.readIfPresent([[AnyComponent]].self)?.map { $0.map(\.value) }
            case "named" where object.isFirst(3): named = try json.readIfPresent([String: AnyComponent].self)?.mapValues(\.value)
            default: try json.skip()
            }
        }
        self.children = children ?? []
        self.header = header
        self.grid = grid ?? []
        self.named = named ?? [:]
    }
}

extension Card: JSONWritable {

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

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
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

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "circle":
            var radius: Double?
            var object = try json.object(besides: "type")
            while let key = try json.key(in: &object) {
                switch key {
                case "radius" where object.isFirst(0): radius = try json.read(Double.self)
                default: try json.skip()
                }
            }
            self = .circle(radius: try json.required(radius, "radius", in: object))
        case "framed":
            var _0: Shape?
            var object = try json.object(besides: "type")
            while let key = try json.key(in: &object) {
                switch key {
                case "_0" where object.isFirst(0): _0 = try json.read(Shape.self)
                default: try json.skip()
                }
            }
            self = .framed(try json.required(_0, "_0", in: object))
        default:
            throw json.unknown(name, in: "Shape", known: ["circle", "framed"])
        }
    }
}

extension Shape: JSONWritable {

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

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "text" where object.isFirst(0): text = try json.read(String.self)
            default: try json.skip()
            }
        }
        self.text = try json.required(text, "text", in: object)
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        children = try fields.decodeIfPresent([Tree].self, forKey: "children") ?? []
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(children, forKey: "children")
    }
}

extension Tree: JSONReadable {

    init(from json: inout JSONReader) throws {
        var children: [Tree]?
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "children" where object.isFirst(0): children = try json.readIfPresent([Tree].self)
            default: try json.skip()
            }
        }
        self.children = children ?? []
    }
}

extension Tree: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.write(children, forKey: "children")
        json.close(object)
    }
}
