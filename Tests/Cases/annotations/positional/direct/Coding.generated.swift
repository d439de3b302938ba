// Generated using widgetgen
// DO NOT EDIT

import Foundation
public import WidgetRuntime

// MARK: Box Codable
extension Box {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        width = try elements.decode(Int.self, for: "width")
        height = try elements.decode(Int.self, for: "height")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(width)
        try elements.encode(height)
    }
}

extension Box: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.width = try json.read(Int.self, for: "width", in: &elements)
        self.height = try json.read(Int.self, for: "height", in: &elements)
        try json.close(&elements)
    }
}

extension Box: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: width)
        try json.write(element: height)
        json.closeArray(elements)
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
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

extension Conditional: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.first = try json.read(Int.self, for: "first", in: &elements)
        self.second = try json.read(String.self, for: "second", in: &elements)
        self.last = try json.read(Bool.self, for: "last", in: &elements)
        try json.close(&elements)
    }
}

extension Conditional: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: first)
        try json.write(element: second)
        try json.write(element: last)
        json.closeArray(elements)
    }
}
#else
extension Conditional: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        first = try elements.decode(Int.self, for: "first")
        last = try elements.decode(Bool.self, for: "last")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(first)
        try elements.encode(last)
    }
}

extension Conditional: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.first = try json.read(Int.self, for: "first", in: &elements)
        self.last = try json.read(Bool.self, for: "last", in: &elements)
        try json.close(&elements)
    }
}

extension Conditional: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: first)
        try json.write(element: last)
        json.closeArray(elements)
    }
}
#endif

// MARK: Defaults Codable
extension Defaults: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        title = try elements.decodeIfPresent(String.self) ?? Self.defaultTitle
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(title)
        try elements.encode(isLong)
    }
}

extension Defaults: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.title = try json.readIfPresent(String.self, in: &elements) ?? Self.defaultTitle
        try json.close(&elements)
    }
}

extension Defaults: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: title)
        try json.write(element: isLong)
        json.closeArray(elements)
    }
}

// MARK: Empty Codable
extension Empty: Codable {

    init(from decoder: any Decoder) throws {
        _ = try decoder.elements()
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.unkeyedContainer()
    }
}

extension Empty: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        try json.close(&elements)
    }
}

extension Empty: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        json.closeArray(elements)
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
        var elements = try decoder.elements()
        self.elements = try elements.decode(LossyArray<Int>.self, for: "elements").elements
        self.decoder = try elements.decode(LossyArray<AnyShape>.self, for: "decoder").elements.map(\.value)
        count = try elements.recovering(with: 7) { try $0.decode(Int.self, for: "count") }
        limit = try elements.recovering(with: nil) { try $0.passMissing() ? 3 : $0.decodeIfPresent(Int.self) }
        day = try elements.recovering(with: nil) { try $0.decodeIfPresent(CodedBy<ISO8601>.self)?.value }
        shape = try elements.recovering(with: nil) { try $0.decodeIfPresent(AnyShape.self)?.value }
        level = try elements.recovering(with: 6) { try $0.decodeIfPresent(Int.self) ?? 5 }
        map = try elements.recovering(with: nil) { try $0.decodeIfPresent(LossyDictionary<AnyShape>.self)?.values.mapValues(\.value) }
        names = try elements.decodeIfPresent(ListOrElement<LossyArray<String>>.self)?.list.elements ?? []
        known = try elements.decode(LossyArray<AnyShape>.self, for: "known").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(self.elements)
        try elements.encode(self.decoder.map(AnyShape.init))
        try elements.encode(count)
        try elements.encode(limit)
        try elements.encode(day.map { CodedBy<ISO8601>($0) })
        try elements.encode(shape.map(AnyShape.init))
        try elements.encode(level)
        try elements.encode(map?.mapValues(AnyShape.init))
        try elements.encode(names)
        try elements.encode(known.map(AnyShape.init))
    }
}

extension Figure: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.elements = try json.read(LossyArray<Int>.self, for: "elements", in: &elements).elements
        self.decoder = try json.read(LossyArray<AnyShape>.self, for: "decoder", in: &elements).elements.map(\.value)
        self.count = try json.recovering(in: &elements, with: 7) { try $0.read(Int.self, for: "count", in: &$1) }
        self.limit = try json.recovering(in: &elements, with: nil) { try $1.passMissing() ? 3 : $0.readIfPresent(Int.self, in: &$1) }
        self.day = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(CodedBy<ISO8601>.self, in: &$1)?.value }
        self.shape = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(AnyShape.self, in: &$1)?.value }
        self.level = try json.recovering(in: &elements, with: 6) { try $0.readIfPresent(Int.self, in: &$1) ?? 5 }
        self.map = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(LossyDictionary<AnyShape>.self, in: &$1)?.values.mapValues(\.value) }
        self.names = try json.readIfPresent(ListOrElement<LossyArray<String>>.self, in: &elements)?.list.elements ?? []
        self.known = try json.read(LossyArray<AnyShape>.self, for: "known", in: &elements).elements.map(\.value)
        try json.close(&elements)
    }
}

extension Figure: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: self.elements)
        try json.write(element: self.decoder.map(AnyShape.init))
        try json.write(element: count)
        try json.write(element: limit)
        try json.write(element: day.map { CodedBy<ISO8601>($0) })
        try json.write(element: shape.map(AnyShape.init))
        try json.write(element: level)
        try json.write(element: map?.mapValues(AnyShape.init))
        try json.write(element: names)
        try json.write(element: known.map(AnyShape.init))
        json.closeArray(elements)
    }
}

// MARK: First Codable
extension First: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        a = try elements.decode(Int.self, for: "a")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(a)
    }
}

extension First: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.a = try json.read(Int.self, for: "a", in: &elements)
        try json.close(&elements)
    }
}

extension First: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: a)
        json.closeArray(elements)
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
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

extension Form: JSONReadable {

    init(from json: inout JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .point(try json.read(Point.self))
            return
        } catch {
            failures.append(("point", error))
            json = start
        }
        do {
            self = .text(try json.read(String.self))
            return
        } catch {
            failures.append(("text", error))
            json = start
        }
        throw json.nothingMatches("Form", failures)
    }
}

extension Form: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .point(let value0):
            try json.write(value0)
        case .text(let value0):
            try json.write(value0)
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

extension Item: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "point":
            var _0: Point?
            let keys: [StaticString] = ["_0"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(Point.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .point(_0)
        case "tree":
            var tree: Tree<Int>?
            let keys: [StaticString] = ["tree"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: tree = json.read(Tree<Int>.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let tree else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .tree(tree: tree)
        default:
            throw json.unknown(name, in: "Item", known: ["point", "tree"])
        }
    }
}

extension Item: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .point(let value0):
            let object = json.openObject()
            json.write(name: "point", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .tree(let tree):
            let object = json.openObject()
            json.write(name: "tree", forKey: "type")
            try json.write(tree, forKey: "tree")
            json.close(object)
        }
    }
}

// MARK: Line Codable
extension Line {

    public init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
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

extension Line: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.from = try json.read(Point.self, for: "from", in: &elements)
        self.to = try json.read(Point.self, for: "to", in: &elements)
        self.style = try json.readIfPresent(String.self, in: &elements) ?? "solid"
        try json.close(&elements)
    }
}

extension Line: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: from)
        try json.write(element: to)
        try json.write(element: style)
        json.closeArray(elements)
    }
}

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.name = try fields.decode(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.name, forKey: "name")
    }
}

extension Named: JSONReadable {

    init(from json: inout JSONReader) throws {
        var nameValue: String?
        let keys: [StaticString] = ["name"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.name = nameValue
    }
}

extension Named: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(self.name, forKey: "name")
        json.close(object)
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

extension Outer: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "point":
                self = .point(try json.read(Point.self))
                try json.leaveOnly(name)
            case "none":
                try json.skip()
                self = .none
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Outer", known: ["point", "none"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Outer: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .point(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "point")
            json.close(object)
        case .none:
            let object = json.openObject()
            let content = json.openObject(forKey: "none")
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Place Codable
extension Place: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "at")
        let fields = try decoder.container(keyedBy: WireKey.self)
        at = try fields.decode(Spot.self, forKey: "at")
        others = try fields.decodeIfPresent([Spot].self, forKey: "others") ?? []
        self.name = try fields.decodeIfPresent(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(at, forKey: "at")
        try fields.encode(others, forKey: "others")
        try fields.encodeIfPresent(self.name, forKey: "name")
    }
}

extension Place: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var at: Spot?
        var others: [Spot]?
        var nameValue: String?
        let keys: [StaticString] = ["at", "others", "name"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: at = json.read(Spot.self, in: &object)
            case 1: others = json.readIfPresent([Spot].self, in: &object)
            case 2: nameValue = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let at else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.at = at
        self.others = others ?? []
        self.name = nameValue
    }
}

extension Place: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(at, forKey: "at")
        try json.write(others, forKey: "others")
        try json.writeIfPresent(self.name, forKey: "name")
        json.close(object)
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
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

extension Point: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Double.self, for: "x", in: &elements)
        self.y = try json.read(Double.self, for: "y", in: &elements)
        self.unit = try json.readIfPresent(String.self, in: &elements)
        try json.close(&elements)
    }
}

extension Point: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        try json.write(element: unit)
        json.closeArray(elements)
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        text = try elements.decode(String.self, for: "text")
    }
}

extension Read: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.text = try json.read(String.self, for: "text", in: &elements)
        try json.close(&elements)
    }
}

// MARK: Second Codable
extension Second: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        a = try elements.decode(Int.self, for: "a")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(a)
    }
}

extension Second: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.a = try json.read(Int.self, for: "a", in: &elements)
        try json.close(&elements)
    }
}

extension Second: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: a)
        json.closeArray(elements)
    }
}

// MARK: Tree Codable
extension Tree {

    init(from decoder: any Decoder) throws where Value: Decodable {
        try decoder.checkDepth()
        var elements = try decoder.elements()
        value = try elements.decode(Value.self, for: "value")
        children = try elements.decodeIfPresent([Tree<Value>].self) ?? []
        didDecode(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws where Value: Encodable {
        try encoder.checkDepth(of: Self.self)
        try willEncode(to: encoder)
        var elements = encoder.unkeyedContainer()
        try elements.encode(value)
        try elements.encode(children)
    }
}

extension Tree: Decodable where Value: Decodable {}

extension Tree: Encodable where Value: Encodable {}

extension Tree: JSONReadable where Value: Decodable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        var elements = try json.elements()
        self.value = try json.read(Value.self, for: "value", in: &elements)
        self.children = try json.readIfPresent([Tree<Value>].self, in: &elements) ?? []
        try json.close(&elements)
        didDecode(from: json.decoder(of: elements))
        try validate()
    }
}

// MARK: Wrapped Codable
extension Wrapped: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
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

extension Wrapped: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        let first = try json.read(Clamped.self, for: "first", in: &elements).wrappedValue
        let second = try json.readIfPresent(Int.self, in: &elements) ?? 3
        let jsonValue = try json.read(String.self, for: "json", in: &elements)
        self.init(
            first: first,
            second: second,
            json: jsonValue
        )
        try json.close(&elements)
    }
}

extension Wrapped: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: Clamped(wrappedValue: first))
        try json.write(element: second)
        try json.write(element: self.json)
        json.closeArray(elements)
    }
}
