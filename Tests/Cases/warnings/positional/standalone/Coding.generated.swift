import WidgetRuntime

// MARK: AtTheEnd Codable
extension AtTheEnd: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        size = try elements.decode(Int.self, for: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(size)
        try elements.encode(token)
    }
}

// MARK: ByHand Init
extension ByHand {

    init(
        text: String
    ) {
        self.text = text
    }
}

// MARK: Choice Codable
extension Choice: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "one":
            self = .one(try fields.decode(Int.self, forKey: key))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["one"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "one")
        }
    }
}

// MARK: Line Codable
extension Line: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        startPoint = try elements.decode(Int.self, for: "startPoint")
        endPoint = try elements.decode(Int.self, for: "endPoint")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(startPoint)
        try elements.encode(endPoint)
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Int.self, for: "x")
        xAxis = try elements.decode(Int.self, for: "xAxis")
        y = try elements.decode(Int.self, for: "y")
        z = try elements.decode(Int.self, for: "z")
        w = try elements.decode(Int.self, for: "w")
        unit = try elements.decodeIfPresent(String.self)
        twice = try elements.decodeIfPresent(Int?.self)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(xAxis)
        try elements.encode(y)
        try elements.encode(z)
        try elements.encode(w)
        try elements.encode(unit)
        try elements.encode(twice)
    }
}

// MARK: Shifted Codable
extension Shifted: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        token = try elements.decodeIfPresent(String.self)
        size = try elements.decode(Int.self, for: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(version)
        try elements.encode(size)
    }
}
