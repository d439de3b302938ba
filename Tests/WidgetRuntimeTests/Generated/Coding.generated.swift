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
                UnknownName(name, in: "Shape", known: ["circle", "framed"]), at: decoder.codingPath)
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
