import WidgetRuntime

// MARK: Drawing Codable
extension Drawing: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        shapes = try fields.decode(WidgetCoding.KnownArray<Shape>.self, forKey: "shapes").elements
        background = try fields.decode(Shape.self, forKey: "background")
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(shapes, forKey: "shapes")
        try fields.encode(background, forKey: "background")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Effect Codable
extension Effect: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "blur":
            self = .blur(radius: try fields.decode(Double.self, forKey: "radius"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Effect", known: ["blur"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .blur(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("blur", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        }
    }
}

// MARK: Layer Codable
extension Layer: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        effects: borrowing [Effect],
        effect: Effect? = nil
    ) {
        self.effects = copy effects
        self.effect = effect
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        effects = try fields.decode(WidgetCoding.KnownArray<Effect>.self, forKey: "effects").elements
        effect = try fields.decodeIfPresent(WidgetCoding.Known<Effect>.self, forKey: "effect")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(effects, forKey: "effects")
        try fields.encodeIfPresent(effect, forKey: "effect")
    }
}

// MARK: Page Codable
extension Page: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        sizes: borrowing [Int],
        names: [String: String],
        strict: [Int],
        level: Int? = nil,
        count: Int? = nil
    ) {
        self.sizes = copy sizes
        self.names = names
        self.strict = strict
        self.level = level
        self.count = count
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        sizes = try fields.decode(LossyArray<Int>.self, forKey: "sizes").elements
        names = try fields.decode(LossyDictionary<String>.self, forKey: "names").values
        strict = try fields.decode([Int].self, forKey: "strict")
        level = WidgetCoding.recovering("level", with: nil, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "level") }
        count = WidgetCoding.recovering("count", with: 3, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "count") }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(names, forKey: "names")
        try fields.encode(strict, forKey: "strict")
        try fields.encodeIfPresent(level, forKey: "level")
        try fields.encodeIfPresent(count, forKey: "count")
    }
}

// MARK: Row Codable
extension Row: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        sizes = try fields.decode(LossyArray<Int>.self, forKey: "sizes").elements
        title = try fields.decode(String.self, forKey: "title")
        shapes = try fields.decode(LossyArray<Shape>.self, forKey: "shapes").elements
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(title, forKey: "title")
        try fields.encode(shapes, forKey: "shapes")
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
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "type")
            try fields.encode(radius, forKey: "radius")
        }
    }
}
