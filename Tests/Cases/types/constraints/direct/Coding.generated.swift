// Generated using widgetgen
// DO NOT EDIT

public import WidgetRuntime

// MARK: Associated Codable
extension Associated {

    init(from decoder: any Decoder) throws where P.Value: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        value = try fields.decode(P.Value.self, forKey: "value")
    }

    func encode(to encoder: any Encoder) throws where P.Value: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(value, forKey: "value")
    }
}

extension Associated: Decodable where P.Value: Decodable {}

extension Associated: Encodable where P.Value: Encodable {}

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

// MARK: Box Codable
extension Box {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        value = try fields.decode(T.self, forKey: "value")
        label = try fields.decode(String.self, forKey: "label")
    }

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(value, forKey: "value")
        try fields.encode(label, forKey: "label")
    }
}

extension Box: Decodable where T: Decodable {}

extension Box: Encodable where T: Encodable {}

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

// MARK: ByHand Codable
extension ByHand: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(String.self, forKey: "id")
        value = try Self.decodeValue(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
        try encodeValue(to: encoder)
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

// MARK: Either Codable
extension Either {

    init(from decoder: any Decoder) throws where L: Decodable, R: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "left":
            self = .left(try L(from: decoder))
        case "right":
            self = .right(value: try fields.decode(R.self, forKey: "value"))
        case "text":
            self = .component(try AnyComponent(from: decoder).value)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Either", known: ["left", "right", "text"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws where L: Encodable, R: Encodable {
        switch self {
        case .left(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("left", forKey: "type")
            try value0.encode(to: encoder)
        case .right(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("right", forKey: "type")
            try fields.encode(value, forKey: "value")
        case .component(let value0):
            try AnyComponent(value0).encode(to: encoder)
        }
    }
}

extension Either: Decodable where L: Decodable, R: Decodable {}

extension Either: Encodable where L: Encodable, R: Encodable {}

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

// MARK: Half Codable
extension Half {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        value = try fields.decode(T.self, forKey: "value")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(value, forKey: "value")
    }
}

extension Half: Decodable where T: Decodable {}

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

// MARK: Lossy Codable
extension Lossy {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        values = try fields.decode(ListOrElement<LossyArray<T>>.self, forKey: "values").list.elements
        component = try fields.decode(AnyComponent.self, forKey: "component").value
    }

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(values, forKey: "values")
        try fields.encode(AnyComponent(component), forKey: "component")
    }
}

extension Lossy: Decodable where T: Decodable {}

extension Lossy: Encodable where T: Encodable {}

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

// MARK: Nested Codable
extension Nested {

    init(from decoder: any Decoder) throws where T: Decodable, K: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        box = try fields.decode(Box<T>.self, forKey: "box")
        map = try fields.decode([K: T].self, forKey: "map")
    }

    func encode(to encoder: any Encoder) throws where T: Encodable, K: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(box, forKey: "box")
        try fields.encode(map, forKey: "map")
    }
}

extension Nested: Decodable where T: Decodable, K: Decodable {}

extension Nested: Encodable where T: Encodable, K: Encodable {}

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

// MARK: OneWay Codable
extension OneWay {

    init(from decoder: any Decoder) throws where In: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        read = try fields.decodeIfPresent(In.self, forKey: "read")
    }

    func encode(to encoder: any Encoder) throws where Out: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(written, forKey: "written")
    }
}

extension OneWay: Decodable where In: Decodable {}

extension OneWay: Encodable where Out: Encodable {}

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

// MARK: Only Codable
extension Only {

    init(from decoder: any Decoder) throws where T: Decodable {
        only = try decoder.singleValueContainer().decode(T.self)
    }

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var container = encoder.singleValueContainer()
        try container.encode(only)
    }
}

extension Only: Decodable where T: Decodable {}

extension Only: Encodable where T: Encodable {}

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

// MARK: Pair Codable
extension Pair {

    // Disambiguates from the synthesized memberwise initializer.
    public init(
        first: A? = nil,
        second: [B],
        third: [String: C],
        _: Void = ()
    ) {
        self.first = first
        self.second = second
        self.third = third
    }

    public init(from decoder: any Decoder) throws where A: Decodable, C: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        first = try fields.decodeIfPresent(A.self, forKey: "first")
        second = try fields.decode([B].self, forKey: "second")
        third = try fields.decode([String: C].self, forKey: "third")
    }

    public func encode(to encoder: any Encoder) throws where A: Encodable, C: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(first, forKey: "first")
        try fields.encode(second, forKey: "second")
        try fields.encode(third, forKey: "third")
    }
}

extension Pair: Decodable where A: Decodable, C: Decodable {}

extension Pair: Encodable where A: Encodable, C: Encodable {}

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

// MARK: Phantom Codable
extension Phantom: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(String.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
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

// MARK: Read Codable
extension Read {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        map = try fields.decode([String: [T]].self, forKey: "map")
    }
}

extension Read: Decodable where T: Decodable {}

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

// MARK: Skipping Codable
extension Skipping: Codable {

    init(
        id: String
    ) {
        self.id = id
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(String.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
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

// MARK: Written Codable
extension Written {

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(set, forKey: "set")
    }
}

extension Written: Encodable where T: Encodable {}

extension Written: JSONWritable where T: Encodable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(set, forKey: "set")
        json.close(object)
    }
}
