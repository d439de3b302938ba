import WidgetRuntime

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

// MARK: Lossy Codable
extension Lossy {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        values = try fields.decode(WidgetCoding.ListOrElement<LossyArray<T>>.self, forKey: "values").list.elements
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

// MARK: Read Codable
extension Read {

    init(from decoder: any Decoder) throws where T: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        map = try fields.decode([String: [T]].self, forKey: "map")
    }
}

extension Read: Decodable where T: Decodable {}

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

// MARK: Written Codable
extension Written {

    func encode(to encoder: any Encoder) throws where T: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(set, forKey: "set")
    }
}

extension Written: Encodable where T: Encodable {}
