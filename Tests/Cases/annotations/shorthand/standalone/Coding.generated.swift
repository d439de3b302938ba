import Foundation
import WidgetRuntime

// MARK: Amount Codable
extension Amount: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .number(value: try decoder.singleValueContainer().decode(Int.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "number":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .number(value: try content.decode(Int.self, forKey: "value"))
        case "range":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .range(
                from: try content.decode(Int.self, forKey: "from"),
                to: try content.decode(Int.self, forKey: "to")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Amount", known: ["number", "range"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "number")
            try content.encode(value, forKey: "value")
        case .range(let from, let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "range")
            try content.encode(from, forKey: "from")
            try content.encode(to, forKey: "to")
        }
    }
}

// MARK: Break Codable
extension Break {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("break", forKey: "type")
        try fields.encode(count, forKey: "count")
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        case "image":
            self = .image(
                url: try fields.decode(URL.self, forKey: "url"),
                alt: try fields.decodeIfPresent(String.self, forKey: "alt")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["text", "image"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .image(let url, let alt):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("image", forKey: "type")
            try fields.encode(url, forKey: "url")
            try fields.encodeIfPresent(alt, forKey: "alt")
        }
    }
}

// MARK: Day Codable
extension Day: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        date: borrowing Date,
        label: String = "none",
        style: Style
    ) {
        self.date = copy date
        self.label = label
        self.style = style
    }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "date", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        date = try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "date").value
        label = try fields.decodeIfPresent(String.self, forKey: "label") ?? "none"
        style = try Style(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(date), forKey: "date")
        if label != "none" {
            try fields.encode(label, forKey: "label")
        }
        try style.encode(to: encoder)
    }
}

// MARK: Fonts.Size Codable
extension Fonts.Size {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "points", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        points = try fields.contains("points") ? WidgetCoding.recovering("points", with: 0, in: fields) { try fields.decode(Double.self, forKey: "points") } : fields.decode(Double.self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(points, forKey: "points")
    }
}

// MARK: List Codable
extension List: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "items", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode(LossyArray<Item>.self, forKey: "items").elements
        title = try fields.decodeIfPresent(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encodeIfPresent(title, forKey: "title")
    }
}

// MARK: Names Codable
extension Names: Decodable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "names", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        names = try fields.decodeIfPresent([String].self, forKey: "names")
        count = try Self.decodeCount(from: decoder)
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(TextRun.self, forKey: "title")
        subtitle = try fields.decodeIfPresent(TextRun.self, forKey: "subtitle")
        inlines = try WidgetCoding.decode(listOf: AnyInline.self, forKey: "inlines", from: fields)
        parts = try fields.decode(LossyArray<Part>.self, forKey: "parts").elements
        contents = try fields.decodeIfPresent([String: Content].self, forKey: "contents") ?? [:]
        unit = try fields.decode(AnyUnit.self, forKey: "unit").value
        amount = try fields.decode(Amount.self, forKey: "amount")
        days = try fields.decode([Day].self, forKey: "days")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encodeIfPresent(subtitle, forKey: "subtitle")
        try fields.encode(inlines.map(AnyInline.init), forKey: "inlines")
        try fields.encode(parts, forKey: "parts")
        try fields.encode(contents, forKey: "contents")
        try fields.encode(AnyUnit(unit), forKey: "unit")
        try fields.encode(amount, forKey: "amount")
        try fields.encode(days, forKey: "days")
    }
}

// MARK: Part Codable
extension Part: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .run(try decoder.singleValueContainer().decode(TextRun.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "run":
            self = .run(try TextRun(from: decoder))
        case "day":
            self = .day(try Day(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Part", known: ["run", "day"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .run(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("run", forKey: "kind")
            try value0.encode(to: encoder)
        case .day(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("day", forKey: "kind")
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Ratio Codable
extension Ratio {

    init(from decoder: any Decoder) throws {
        ratio = try decoder.singleValueContainer().decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ratio)
    }
}

// MARK: Ratio2 Codable
extension Ratio2 {

    init(from decoder: any Decoder) throws {
        ratio = try decoder.singleValueContainer().decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ratio)
    }
}

// MARK: TextRun Codable
extension TextRun {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: fields.first(of: "text", "content"))
        size = try fields.decodeIfPresent(Int.self, forKey: "size") ?? 12
        color = try fields.decodeIfPresent(String.self, forKey: "color")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("textRun", forKey: "type")
        try fields.encode(text, forKey: "text")
        try fields.encode(size, forKey: "size")
        try fields.encodeIfPresent(color, forKey: "color")
    }
}
