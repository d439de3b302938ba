// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

// MARK: Associated Codable
extension Associated {

    init(from decoder: any Decoder) throws where P.Value: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where P.Value: Encodable { try write(to: encoder) }
}

extension Associated: WidgetCoding.JSONReadable where P.Value: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var value: P.Value?
        var object = json.fields("value")
        while let field = json.field(in: &object) {
            switch field {
            case 0: value = json.read(P.Value.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value else {
            throw json.failure(of: object)
        }
        self.value = value
    }
}

extension Associated: WidgetCoding.JSONWritable where P.Value: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

// MARK: Box Codable
extension Box {

    init(from decoder: any Decoder) throws where T: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where T: Encodable { try write(to: encoder) }
}

extension Box: WidgetCoding.JSONReadable where T: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var value: T?
        var label: String?
        var object = json.fields("value,label")
        while let field = json.field(in: &object) {
            switch field {
            case 0: value = json.read(T.self, in: &object)
            case 1: label = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value, let label else {
            throw json.failure(of: object)
        }
        self.value = value
        self.label = label
    }
}

extension Box: WidgetCoding.JSONWritable where T: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        try json.write(label, forKey: "label")
        json.close(object)
    }
}

extension ByHand: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var object = json.fields("id", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
        self.value = try Self.decodeValue(from: json.decoder(of: object))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(id, forKey: "id")
        try json.writeMembers { try encodeValue(to: $0) }
        json.close(object)
    }
}

extension Either: WidgetCoding.JSONReadable where L: Decodable, R: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "left":
            self = .left(try json.read(L.self))
        case "right":
            var value: R?
            var object = json.fields("value", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: value = json.read(R.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object)
            }
            self = .right(value: value)
        case "text":
            self = .component(try json.read(AnyComponent.self).value)
        default:
            throw json.unknown(name, in: "Either", known: ["left", "right", "text"])
        }
    }
}

extension Either: WidgetCoding.JSONWritable where L: Encodable, R: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

    init(from decoder: any Decoder) throws where T: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Half: WidgetCoding.JSONReadable where T: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var value: T?
        var object = json.fields("value")
        while let field = json.field(in: &object) {
            switch field {
            case 0: value = json.read(T.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let value else {
            throw json.failure(of: object)
        }
        self.value = value
    }
}

extension Half: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(value, forKey: "value")
        json.close(object)
    }
}

// MARK: Lossy Codable
extension Lossy {

    init(from decoder: any Decoder) throws where T: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where T: Encodable { try write(to: encoder) }
}

extension Lossy: WidgetCoding.JSONReadable where T: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var values: [T]?
        var component: (any Component)?
        var object = json.fields("values,component")
        while let field = json.field(in: &object) {
            switch field {
            case 0: values = json.read(WidgetCoding.ListOrElement<LossyArray<T>>.self, in: &object)?.list.elements
            case 1: component = json.read(AnyComponent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let values, let component else {
            throw json.failure(of: object)
        }
        self.values = values
        self.component = component
    }
}

extension Lossy: WidgetCoding.JSONWritable where T: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(values, forKey: "values")
        try json.write(AnyComponent(component), forKey: "component")
        json.close(object)
    }
}

// MARK: Nested Codable
extension Nested {

    init(from decoder: any Decoder) throws where T: Decodable, K: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where T: Encodable, K: Encodable { try write(to: encoder) }
}

extension Nested: WidgetCoding.JSONReadable where T: Decodable, K: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var box: Box<T>?
        var map: [K: T]?
        var object = json.fields("box,map")
        while let field = json.field(in: &object) {
            switch field {
            case 0: box = json.read(Box<T>.self, in: &object)
            case 1: map = json.read([K: T].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let box, let map else {
            throw json.failure(of: object)
        }
        self.box = box
        self.map = map
    }
}

extension Nested: WidgetCoding.JSONWritable where T: Encodable, K: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(box, forKey: "box")
        try json.write(map, forKey: "map")
        json.close(object)
    }
}

// MARK: OneWay Codable
extension OneWay {

    init(from decoder: any Decoder) throws where In: Decodable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where Out: Encodable { try write(to: encoder) }
}

extension OneWay: WidgetCoding.JSONReadable where In: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var read: In?
        var object = json.fields("read?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: read = json.readIfPresent(In.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            read: read
        )
    }
}

extension OneWay: WidgetCoding.JSONWritable where Out: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(written, forKey: "written")
        json.close(object)
    }
}

extension Only: WidgetCoding.JSONReadable where T: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.only = try json.read(T.self)
    }
}

extension Only: WidgetCoding.JSONWritable where T: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(only)
    }
}

// MARK: Pair Codable
extension Pair {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        first: borrowing A? = nil,
        second: [B],
        third: [String: C]
    ) {
        self.first = copy first
        self.second = second
        self.third = third
    }

    public init(from decoder: any Decoder) throws where A: Decodable, C: Decodable { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws where A: Encodable, C: Encodable { try write(to: encoder) }
}

extension Pair: WidgetCoding.JSONReadable where A: Decodable, C: Decodable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var first: A?
        var second: [B]?
        var third: [String: C]?
        var object = json.fields("first?,second,third")
        while let field = json.field(in: &object) {
            switch field {
            case 0: first = json.readIfPresent(A.self, in: &object)
            case 1: second = json.read([B].self, in: &object)
            case 2: third = json.read([String: C].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let second, let third else {
            throw json.failure(of: object)
        }
        self.first = first
        self.second = second
        self.third = third
    }
}

extension Pair: WidgetCoding.JSONWritable where A: Encodable, C: Encodable {

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(first, forKey: "first")
        try json.write(second, forKey: "second")
        try json.write(third, forKey: "third")
        json.close(object)
    }
}

extension Phantom: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

// MARK: Read Codable
extension Read {

    init(from decoder: any Decoder) throws where T: Decodable { try self.init(reading: decoder) }
}

extension Read: WidgetCoding.JSONReadable where T: Decodable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var map: [String: [T]]?
        var object = json.fields("map")
        while let field = json.field(in: &object) {
            switch field {
            case 0: map = json.read([String: [T]].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let map else {
            throw json.failure(of: object)
        }
        self.map = map
    }
}

extension Skipping: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
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

// MARK: Written Codable
extension Written {

    func encode(to encoder: any Encoder) throws where T: Encodable { try write(to: encoder) }
}

extension Written: WidgetCoding.JSONWritable where T: Encodable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(set, forKey: "set")
        json.close(object)
    }
}
