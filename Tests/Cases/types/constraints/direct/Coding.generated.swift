// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Associated: JSONReadable where P.Value: Decodable {

    init(from json: inout JSONReader) throws {
        var value: P.Value?
        let keys: [StaticString] = ["value"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: value = json.read(P.Value.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.value = value
    }
}

extension Associated: JSONWritable where P.Value: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

extension Box: JSONReadable where T: Decodable {

    init(from json: inout JSONReader) throws {
        var value: T?
        var label: String?
        let keys: [StaticString] = ["value", "label"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: value = json.read(T.self, in: &object)
            case 1: label = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value, let label else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.value = value
        self.label = label
    }
}

extension Box: JSONWritable where T: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        try json.write(label, forKey: "label")
        json.close(object)
    }
}

extension ByHand: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        let keys: [StaticString] = ["id"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.id = id
        self.value = try Self.decodeValue(from: json.decoder(of: object))
    }
}

extension ByHand: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(id, forKey: "id")
        try json.writeMembers { try encodeValue(to: $0) }
        json.close(object)
    }
}

extension Either: JSONReadable where L: Decodable, R: Decodable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "left":
            self = .left(try json.read(L.self))
        case "right":
            var value: R?
            let keys: [StaticString] = ["value"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: value = json.read(R.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .right(value: value)
        case "text":
            self = .component(try json.read(AnyComponent.self).value)
        default:
            throw json.unknown(name, in: "Either", known: ["left", "right", "text"])
        }
    }
}

extension Either: JSONWritable where L: Encodable, R: Encodable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .left(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "left", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .right(let value):
            let object = json.openObject()
            json.write(name: "right", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        case .component(let value0):
            try json.writeWhole(AnyComponent(value0))
        }
    }
}

extension Half: JSONReadable where T: Decodable {

    init(from json: inout JSONReader) throws {
        var value: T?
        let keys: [StaticString] = ["value"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: value = json.read(T.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.value = value
    }
}

extension Half: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

extension Lossy: JSONReadable where T: Decodable {

    init(from json: inout JSONReader) throws {
        var values: [T]?
        var component: (any Component)?
        let keys: [StaticString] = ["values", "component"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: values = json.read(ListOrElement<LossyArray<T>>.self, in: &object)?.list.elements
            case 1: component = json.read(AnyComponent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let values, let component else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.values = values
        self.component = component
    }
}

extension Lossy: JSONWritable where T: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(values, forKey: "values")
        try json.write(AnyComponent(component), forKey: "component")
        json.close(object)
    }
}

extension Nested: JSONReadable where T: Decodable, K: Decodable {

    init(from json: inout JSONReader) throws {
        var box: Box<T>?
        var map: [K: T]?
        let keys: [StaticString] = ["box", "map"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: box = json.read(Box<T>.self, in: &object)
            case 1: map = json.read([K: T].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let box, let map else {
            throw json.failure(of: object, keys, required: 0, 1)
        }
        self.box = box
        self.map = map
    }
}

extension Nested: JSONWritable where T: Encodable, K: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(box, forKey: "box")
        try json.write(map, forKey: "map")
        json.close(object)
    }
}

extension OneWay: JSONReadable where In: Decodable {

    init(from json: inout JSONReader) throws {
        var read: In?
        let keys: [StaticString] = ["read"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: read = json.readIfPresent(In.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.read = read
    }
}

extension OneWay: JSONWritable where Out: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(written, forKey: "written")
        json.close(object)
    }
}

extension Only: JSONReadable where T: Decodable {

    init(from json: inout JSONReader) throws {
        self.only = try json.read(T.self)
    }
}

extension Only: JSONWritable where T: Encodable {

    func write(to json: inout JSONWriter) throws {
        try json.write(only)
    }
}

extension Pair: JSONReadable where A: Decodable, C: Decodable {

    public init(from json: inout JSONReader) throws {
        var first: A?
        var second: [B]?
        var third: [String: C]?
        let keys: [StaticString] = ["first", "second", "third"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: first = json.readIfPresent(A.self, in: &object)
            case 1: second = json.read([B].self, in: &object)
            case 2: third = json.read([String: C].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let second, let third else {
            throw json.failure(of: object, keys, required: 1, 2)
        }
        self.first = first
        self.second = second
        self.third = third
    }
}

extension Pair: JSONWritable where A: Encodable, C: Encodable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(first, forKey: "first")
        try json.write(second, forKey: "second")
        try json.write(third, forKey: "third")
        json.close(object)
    }
}

extension Phantom: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        let keys: [StaticString] = ["id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.id = id
    }
}

extension Phantom: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Read: JSONReadable where T: Decodable {

    init(from json: inout JSONReader) throws {
        var map: [String: [T]]?
        let keys: [StaticString] = ["map"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: map = json.read([String: [T]].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let map else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.map = map
    }
}

extension Skipping: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        let keys: [StaticString] = ["id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.id = id
    }
}

extension Skipping: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
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

extension Written: JSONWritable where T: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(set, forKey: "set")
        json.close(object)
    }
}
