// Only in standalone: import WidgetRuntime

import Beagle

// MARK: Drawing Codable
extension Drawing: Codable {

    enum CodingKeys: String, CodingKey {
        case shapes
        case background
        case title
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        shapes = try container.decode(WidgetCoding.KnownArray<Shape>.self, forKey: .shapes).elements
        background = try container.decode(Shape.self, forKey: .background)
        title = try container.decode(String.self, forKey: .title)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(shapes, forKey: .shapes)
        try container.encode(background, forKey: .background)
        try container.encode(title, forKey: .title)
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

    enum CodingKeys: String, CodingKey {
        case effects
        case effect
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        effects = try container.decode(WidgetCoding.KnownArray<Effect>.self, forKey: .effects).elements
        effect = try container.decodeIfPresent(WidgetCoding.Known<Effect>.self, forKey: .effect)?.value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(effects, forKey: .effects)
        try container.encodeIfPresent(effect, forKey: .effect)
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

    enum CodingKeys: String, CodingKey {
        case sizes
        case names
        case strict
        case level
        case count
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sizes = try container.decode(LossyArray<Int>.self, forKey: .sizes).elements
        names = try container.decode(LossyDictionary<String>.self, forKey: .names).values
        strict = try container.decode([Int].self, forKey: .strict)
        level = WidgetCoding.recovering(.level, with: nil, in: container) { try container.decodeIfPresent(Int.self, forKey: .level) }
        count = WidgetCoding.recovering(.count, with: 3, in: container) { try container.decodeIfPresent(Int.self, forKey: .count) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sizes, forKey: .sizes)
        try container.encode(names, forKey: .names)
        try container.encode(strict, forKey: .strict)
        try container.encodeIfPresent(level, forKey: .level)
        try container.encodeIfPresent(count, forKey: .count)
    }
}

// MARK: Row Codable
extension Row: Codable {

    enum CodingKeys: String, CodingKey {
        case sizes
        case title
        case shapes
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sizes = try container.decode(LossyArray<Int>.self, forKey: .sizes).elements
        title = try container.decode(String.self, forKey: .title)
        shapes = try container.decode(LossyArray<Shape>.self, forKey: .shapes).elements
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sizes, forKey: .sizes)
        try container.encode(title, forKey: .title)
        try container.encode(shapes, forKey: .shapes)
    }
}
