import Foundation
import WidgetRuntime

// MARK: Box Codable
extension Box {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        width = try elements.decode(Int.self, for: "width")
        height = try elements.decode(Int.self, for: "height")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(width)
        try elements.encode(height)
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        first = try elements.decode(Int.self, for: "first")
        second = try elements.decode(String.self, for: "second")
        last = try elements.decode(Bool.self, for: "last")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(first)
        try elements.encode(second)
        try elements.encode(last)
    }
}
#else
extension Conditional: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        first = try elements.decode(Int.self, for: "first")
        last = try elements.decode(Bool.self, for: "last")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(first)
        try elements.encode(last)
    }
}
#endif

// MARK: Defaults Codable
extension Defaults: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        title = try elements.decode(String.self, for: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(title)
        try elements.encode(isLong)
    }
}

// MARK: Empty Codable
extension Empty: Codable {

    init(from decoder: any Decoder) throws {
        _ = try WidgetCoding.elements(of: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.unkeyedContainer()
    }
}

// MARK: Figure Codable
extension Figure: Codable {

    init(
        elements: [Int],
        decoder: [any Shape],
        count: Int,
        limit: Int? = 3,
        day: Date? = nil,
        shape: (any Shape)? = nil,
        level: Int = 5,
        map: [String: any Shape]? = nil,
        names: [String] = [],
        known: [any Shape]
    ) {
        self.elements = elements
        self.decoder = decoder
        self.count = count
        self.limit = limit
        self.day = day
        self.shape = shape
        self.level = level
        self.map = map
        self.names = names
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        self.elements = try elements.decode(LossyArray<Int>.self, for: "elements").elements
        self.decoder = try elements.decode(LossyArray<AnyShape>.self, for: "decoder").elements.map(\.value)
        count = try elements.recovering(with: 7) { try $0.decode(Int.self, for: "count") }
        limit = try elements.recovering(with: nil) { try $0.passMissing() ? 3 : $0.decodeIfPresent(Int.self) }
        day = try elements.recovering(with: nil) { try $0.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self)?.value }
        shape = try elements.recovering(with: nil) { try $0.decodeIfPresent(AnyShape.self)?.value }
        level = try elements.recovering(with: 6) { try $0.decodeIfPresent(Int.self) ?? 5 }
        map = try elements.recovering(with: nil) { try $0.decodeIfPresent(LossyDictionary<AnyShape>.self)?.values.mapValues(\.value) }
        names = try elements.decodeIfPresent(WidgetCoding.ListOrElement<LossyArray<String>>.self)?.list.elements ?? []
        known = try elements.decode(LossyArray<AnyShape>.self, for: "known").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(self.elements)
        try elements.encode(self.decoder.map(AnyShape.init))
        try elements.encode(count)
        try elements.encode(limit)
        try elements.encode(day.map { WidgetCoding.CodedBy<ISO8601>($0) })
        try elements.encode(shape.map(AnyShape.init))
        try elements.encode(level)
        try elements.encode(map?.mapValues(AnyShape.init))
        try elements.encode(names)
        try elements.encode(known.map(AnyShape.init))
    }
}

// MARK: First Codable
extension First: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        a = try elements.decode(Int.self, for: "a")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(a)
    }
}

// MARK: Form Codable
extension Form: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .point(try decoder.singleValueContainer().decode(Point.self))
            return
        } catch {
            failures.append(("point", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        throw NoMatchingTypeError("Form", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .point(let value0):
            try value0.encode(to: encoder)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "point":
            self = .point(try fields.decode(Point.self, forKey: "_0"))
        case "tree":
            self = .tree(tree: try fields.decode(Tree<Int>.self, forKey: "tree"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["point", "tree"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .point(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("point", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .tree(let tree):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tree", forKey: "type")
            try fields.encode(tree, forKey: "tree")
        }
    }
}

// MARK: Line Codable
extension Line {

    public init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        from = try elements.decode(Point.self, for: "from")
        to = try elements.decode(Point.self, for: "to")
        style = try elements.decodeIfPresent(String.self) ?? "solid"
    }

    public func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(from)
        try elements.encode(to)
        try elements.encode(style)
    }
}

// MARK: Listed Codable
extension Listed: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        name = try elements.decodeIfPresent(String.self)
        days = try elements.decodeIfPresent([WidgetCoding.CodedBy<ISO8601>].self)?.map(\.value) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(name)
        if !days.isEmpty {
            try elements.encode(days.map { WidgetCoding.CodedBy<ISO8601>($0) })
        }
    }
}

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decode(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(name, forKey: "name")
    }
}

// MARK: Outer Codable
extension Outer: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "point":
            self = .point(try fields.decode(Point.self, forKey: key))
        case "none":
            self = .none
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Outer", known: ["point", "none"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .point(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "point")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "none")
        }
    }
}

// MARK: Place Codable
extension Place: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "at", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        at = try fields.decode(Spot.self, forKey: "at")
        others = try fields.decodeIfPresent([Spot].self, forKey: "others") ?? []
        name = try fields.decodeIfPresent(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(at, forKey: "at")
        try fields.encode(others, forKey: "others")
        try fields.encodeIfPresent(name, forKey: "name")
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Double.self, for: "x")
        y = try elements.decode(Double.self, for: "y")
        unit = try elements.decodeIfPresent(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
        try elements.encode(unit)
    }
}

// MARK: Position Codable
extension Position: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        longitude = try elements.decode(Double.self, for: "longitude")
        latitude = try elements.decode(Double.self, for: "latitude")
        altitude = try elements.decodeIfPresent(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(longitude)
        try elements.encode(latitude)
        if altitude != nil {
            try elements.encode(altitude)
        }
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        text = try elements.decode(String.self, for: "text")
    }
}

// MARK: Scaled Codable
extension Scaled: Codable {

    init(
        x: Int,
        elements: Int = 1
    ) {
        self.x = x
        self.elements = elements
    }

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Int.self, for: "x")
        self.elements = try elements.decodeIfPresent(Int.self) ?? 1
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        if self.elements != 1 {
            try elements.encode(self.elements)
        }
    }
}

// MARK: Second Codable
extension Second: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        a = try elements.decode(Int.self, for: "a")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(a)
    }
}

// MARK: Tree Codable
extension Tree {

    init(from decoder: any Decoder) throws where Value: Decodable {
        try WidgetCoding.checkDepth(of: decoder)
        var elements = try WidgetCoding.elements(of: decoder)
        value = try elements.decode(Value.self, for: "value")
        children = try elements.decodeIfPresent([Tree<Value>].self) ?? []
        didDecode(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws where Value: Encodable {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try willEncode(to: encoder)
        var elements = encoder.unkeyedContainer()
        try elements.encode(value)
        try elements.encode(children)
    }
}

extension Tree: Decodable where Value: Decodable {}

extension Tree: Encodable where Value: Encodable {}

// MARK: Wrapped Codable
extension Wrapped: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        let first = try elements.decode(Clamped.self, for: "first").wrappedValue
        let second = try elements.decodeIfPresent(Int.self) ?? 3
        let jsonValue = try elements.decode(String.self, for: "json")
        self.init(
            first: first,
            second: second,
            json: jsonValue
        )
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(Clamped(wrappedValue: first))
        try elements.encode(second)
        try elements.encode(json)
    }
}
