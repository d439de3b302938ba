import Foundation
public import WidgetRuntime

extension Box: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.width = try json.read(Int.self, for: "width", in: &elements)
        self.height = try json.read(Int.self, for: "height", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.first = try json.read(Int.self, for: "first", in: &elements)
        self.second = try json.read(String.self, for: "second", in: &elements)
        self.last = try json.read(Bool.self, for: "last", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.first = try json.read(Int.self, for: "first", in: &elements)
        self.last = try json.read(Bool.self, for: "last", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: first)
        try json.write(element: last)
        json.closeArray(elements)
    }
}
#endif

extension Defaults: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.title = try json.read(String.self, for: "title", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: title)
        try json.write(element: isLong)
        json.closeArray(elements)
    }
}

extension Empty: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        json.closeArray(elements)
    }
}

extension Figure: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.elements = try json.read(LossyArray<Int>.self, for: "elements", in: &elements).elements
        self.decoder = try json.read(LossyArray<AnyShape>.self, for: "decoder", in: &elements).elements.map(\.value)
        self.count = try json.recovering(in: &elements, with: 7) { try $0.read(Int.self, for: "count", in: &$1) }
        self.limit = try json.recovering(in: &elements, with: nil) { try $1.passMissing() ? 3 : $0.readIfPresent(Int.self, in: &$1) }
        self.day = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, in: &$1)?.value }
        self.shape = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(AnyShape.self, in: &$1)?.value }
        self.level = try json.recovering(in: &elements, with: 6) { try $0.readIfPresent(Int.self, in: &$1) ?? 5 }
        self.map = try json.recovering(in: &elements, with: nil) { try $0.readIfPresent(LossyDictionary<AnyShape>.self, in: &$1)?.values.mapValues(\.value) }
        self.names = try json.readIfPresent(WidgetCoding.ListOrElement<LossyArray<String>>.self, in: &elements)?.list.elements ?? []
        self.known = try json.read(LossyArray<AnyShape>.self, for: "known", in: &elements).elements.map(\.value)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: self.elements)
        try json.write(element: self.decoder.map(AnyShape.init))
        try json.write(element: count)
        try json.write(element: limit)
        try json.write(element: day.map { WidgetCoding.CodedBy<ISO8601>($0) })
        try json.write(element: shape.map(AnyShape.init))
        try json.write(element: level)
        try json.write(element: map?.mapValues(AnyShape.init))
        try json.write(element: names)
        try json.write(element: known.map(AnyShape.init))
        json.closeArray(elements)
    }
}

extension First: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.a = try json.read(Int.self, for: "a", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: a)
        json.closeArray(elements)
    }
}

extension Form: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .point(let value0):
            try json.write(value0)
        case .text(let value0):
            try json.write(value0)
        }
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "point":
            var _0: Point?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Point.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .point(_0)
        case "tree":
            var tree: Tree<Int>?
            var object = json.fields("tree", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: tree = json.read(Tree<Int>.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let tree else {
                throw json.failure(of: object)
            }
            self = .tree(tree: tree)
        default:
            throw json.unknown(name, in: "Item", known: ["point", "tree"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Line: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.from = try json.read(Point.self, for: "from", in: &elements)
        self.to = try json.read(Point.self, for: "to", in: &elements)
        self.style = try json.readIfPresent(String.self, in: &elements) ?? "solid"
        try json.close(&elements)
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: from)
        try json.write(element: to)
        try json.write(element: style)
        json.closeArray(elements)
    }
}

extension Listed: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.name = try json.readIfPresent(String.self, in: &elements)
        self.days = try json.readIfPresent([WidgetCoding.CodedBy<ISO8601>].self, in: &elements)?.map(\.value) ?? []
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: name)
        if !days.isEmpty {
            try json.write(element: days.map { WidgetCoding.CodedBy<ISO8601>($0) })
        }
        json.closeArray(elements)
    }
}

extension Named: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var nameValue: String?
        var object = json.fields("name")
        while let field = json.field(in: &object) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object)
        }
        self.name = nameValue
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(name, forKey: "name")
        json.close(object)
    }
}

extension Outer: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Place: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var at: Spot?
        var others: [Spot]?
        var nameValue: String?
        var object = json.fields("at,others?,name?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: at = json.read(Spot.self, in: &object)
            case 1: others = json.readIfPresent([Spot].self, in: &object)
            case 2: nameValue = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let at else {
            throw json.failure(of: object)
        }
        self.at = at
        self.others = others ?? []
        self.name = nameValue
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(at, forKey: "at")
        try json.write(others, forKey: "others")
        try json.writeIfPresent(name, forKey: "name")
        json.close(object)
    }
}

extension Point: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Double.self, for: "x", in: &elements)
        self.y = try json.read(Double.self, for: "y", in: &elements)
        self.unit = try json.readIfPresent(String.self, in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        try json.write(element: unit)
        json.closeArray(elements)
    }
}

extension Position: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.longitude = try json.read(Double.self, for: "longitude", in: &elements)
        self.latitude = try json.read(Double.self, for: "latitude", in: &elements)
        self.altitude = try json.readIfPresent(Double.self, in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: longitude)
        try json.write(element: latitude)
        if altitude != nil {
            try json.write(element: altitude)
        }
        json.closeArray(elements)
    }
}

extension Read: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.text = try json.read(String.self, for: "text", in: &elements)
        try json.close(&elements)
    }
}

extension Scaled: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Int.self, for: "x", in: &elements)
        self.elements = try json.readIfPresent(Int.self, in: &elements) ?? 1
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        if self.elements != 1 {
            try json.write(element: self.elements)
        }
        json.closeArray(elements)
    }
}

extension Second: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.a = try json.read(Int.self, for: "a", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: a)
        json.closeArray(elements)
    }
}

extension Tree: WidgetCoding.JSONReadable where Value: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        var elements = try json.elements()
        self.value = try json.read(Value.self, for: "value", in: &elements)
        self.children = try json.readIfPresent([Tree<Value>].self, in: &elements) ?? []
        try json.close(&elements)
        didDecode(from: json.decoder(of: elements))
        try validate()
    }
}

extension Wrapped: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: Clamped(wrappedValue: first))
        try json.write(element: second)
        try json.write(element: self.json)
        json.closeArray(elements)
    }
}
