// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Amount Codable
extension Amount: Codable {

    init(from decoder: any Decoder) throws {
        if decoder.isShorthand {
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
            self = .range(from: try content.decode(Int.self, forKey: "from"), to: try content.decode(Int.self, forKey: "to"))
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

extension Amount: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = .number(value: try json.read(Int.self))
            return
        }
        let name = try json.onlyName()
        do {
            switch name {
            case "number":
                var value: Int?
                let keys: [StaticString] = ["value"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: value = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let value else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .number(value: value)
                try json.leaveOnly(name)
            case "range":
                var from: Int?
                var to: Int?
                let keys: [StaticString] = ["from", "to"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: from = json.read(Int.self, in: &object)
                    case 1: to = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let from, let to else {
                    throw json.failure(of: object, keys, required: 0, 1)
                }
                self = .range(from: from, to: to)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Amount", known: ["number", "range"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Amount: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .number(let value):
            let object = json.openObject()
            let content = json.openObject(forKey: "number")
            try json.write(value, forKey: "value")
            json.close(content)
            json.close(object)
        case .range(let from, let to):
            let object = json.openObject()
            let content = json.openObject(forKey: "range")
            try json.write(from, forKey: "from")
            try json.write(to, forKey: "to")
            json.close(content)
            json.close(object)
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

extension Break: JSONReadable {

    init(from json: inout JSONReader) throws {
        var count: Int?
        let keys: [StaticString] = ["count"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: count = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let count else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.count = count
    }
}

extension Break: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "break", forKey: "type")
        try json.write(count, forKey: "count")
        json.close(object)
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        if decoder.isShorthand {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        case "image":
            self = .image(url: try fields.decode(URL.self, forKey: "url"), alt: try fields.decodeIfPresent(String.self, forKey: "alt"))
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

extension Content: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = .text(try json.read(String.self))
            return
        }
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var _0: String?
            let keys: [StaticString] = ["_0"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .text(_0)
        case "image":
            var url: URL?
            var alt: String?
            let keys: [StaticString] = ["url", "alt"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: url = json.read(URL.self, in: &object)
                case 1: alt = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .image(url: url, alt: alt)
        default:
            throw json.unknown(name, in: "Content", known: ["text", "image"])
        }
    }
}

extension Content: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .image(let url, let alt):
            let object = json.openObject()
            json.write(name: "image", forKey: "type")
            try json.write(url, forKey: "url")
            try json.writeIfPresent(alt, forKey: "alt")
            json.close(object)
        }
    }
}

// MARK: Day Codable
extension Day: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    init(
        date: Date,
        label: String = "none",
        style: Style,
        _: Void = ()
    ) {
        self.date = date
        self.label = label
        self.style = style
    }

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "date")
        let fields = try decoder.container(keyedBy: WireKey.self)
        date = try fields.decode(CodedBy<ISO8601>.self, forKey: "date").value
        label = try fields.decodeIfPresent(String.self, forKey: "label") ?? "none"
        style = try Style(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(CodedBy<ISO8601>(date), forKey: "date")
        if label != "none" {
            try fields.encode(label, forKey: "label")
        }
        try style.encode(to: encoder)
    }
}

extension Day: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var date: Date?
        var label: String?
        let keys: [StaticString] = ["date", "label"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: date = json.read(CodedBy<ISO8601>.self, in: &object)?.value
            case 1: label = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let date else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.date = date
        self.label = label ?? "none"
        self.style = try json.read(Style.self, beside: object)
        try validate()
    }
}

extension Day: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(CodedBy<ISO8601>(date), forKey: "date")
        if label != "none" {
            try json.write(label, forKey: "label")
        }
        try json.writeMembers(of: style)
        json.close(object)
    }
}

// MARK: Fonts.Size Codable
extension Fonts.Size {

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "points")
        let fields = try decoder.container(keyedBy: WireKey.self)
        points = try fields.contains("points") ? fields.recovering("points", with: 0) { try fields.decode(Double.self, forKey: "points") } : fields.decode(Double.self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(points, forKey: "points")
    }
}

extension Fonts.Size: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var points: Double?
        let keys: [StaticString] = ["points"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: points = try json.recovering(with: 0) { try $0.read(Double.self) }
            default: break
            }
        }
        guard !object.isFailed, let points else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.points = points
    }
}

extension Fonts.Size: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(points, forKey: "points")
        json.close(object)
    }
}

// MARK: List Codable
extension List: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "items")
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

extension List: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var items: [Item]?
        var title: String?
        let keys: [StaticString] = ["items", "title"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: items = json.read(LossyArray<Item>.self, in: &object)?.elements
            case 1: title = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.items = items
        self.title = title
    }
}

extension List: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(items, forKey: "items")
        try json.writeIfPresent(title, forKey: "title")
        json.close(object)
    }
}

// MARK: Names Codable
extension Names: Decodable {

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "names")
        let fields = try decoder.container(keyedBy: WireKey.self)
        names = try fields.decodeIfPresent([String].self, forKey: "names")
        count = try Self.decodeCount(from: decoder)
    }
}

extension Names: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var names: [String]?
        let keys: [StaticString] = ["names"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: names = json.readIfPresent([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.names = names
        self.count = try Self.decodeCount(from: json.decoder(of: object))
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(TextRun.self, forKey: "title")
        subtitle = try fields.decodeIfPresent(TextRun.self, forKey: "subtitle")
        inlines = try fields.decode(listOf: AnyInline.self, forKey: "inlines")
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

extension Page: JSONReadable {

    init(from json: inout JSONReader) throws {
        var title: TextRun?
        var subtitle: TextRun?
        var inlines: [any Inline]?
        var parts: [Part]?
        var contents: [String: Content]?
        var unit: (any Unit)?
        var amount: Amount?
        var days: [Day]?
        let keys: [StaticString] = ["title", "subtitle", "inlines", "parts", "contents", "unit", "amount", "days"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: title = json.read(TextRun.self, in: &object)
            case 1: subtitle = json.readIfPresent(TextRun.self, in: &object)
            case 2: inlines = json.read(listOf: AnyInline.self, in: &object)
            case 3: parts = json.read(LossyArray<Part>.self, in: &object)?.elements
            case 4: contents = json.readIfPresent([String: Content].self, in: &object)
            case 5: unit = json.read(AnyUnit.self, in: &object)?.value
            case 6: amount = json.read(Amount.self, in: &object)
            case 7: days = json.read([Day].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let inlines, let parts, let unit, let amount, let days else {
            throw json.failure(of: object, keys, required: 0, 2, 3, 5, 6, 7)
        }
        self.title = title
        self.subtitle = subtitle
        self.inlines = inlines
        self.parts = parts
        self.contents = contents ?? [:]
        self.unit = unit
        self.amount = amount
        self.days = days
    }
}

extension Page: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.writeIfPresent(subtitle, forKey: "subtitle")
        try json.write(listOf: AnyInline.self, inlines, forKey: "inlines")
        try json.write(parts, forKey: "parts")
        try json.write(contents, forKey: "contents")
        try json.write(AnyUnit(unit), forKey: "unit")
        try json.write(amount, forKey: "amount")
        try json.write(days, forKey: "days")
        json.close(object)
    }
}

// MARK: Part Codable
extension Part: Codable {

    init(from decoder: any Decoder) throws {
        if decoder.isShorthand {
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

extension Part: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = .run(try json.read(TextRun.self))
            return
        }
        let name = try json.name(under: "kind")
        switch name {
        case "run":
            self = .run(try json.read(TextRun.self))
        case "day":
            self = .day(try json.read(Day.self))
        default:
            throw json.unknown(name, in: "Part", known: ["run", "day"])
        }
    }
}

extension Part: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .run(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "run", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        case .day(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "day", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
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

extension Ratio: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.ratio = try json.read(Double.self)
    }
}

extension Ratio: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(ratio)
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

extension Ratio2: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.ratio = try json.read(Double.self)
    }
}

extension Ratio2: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(ratio)
    }
}

// MARK: TextRun Codable
extension TextRun {

    init(from decoder: any Decoder) throws {
        let decoder = decoder.expandingShorthand(to: "text")
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

extension TextRun: JSONReadable {

    init(from json: inout JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var size: Int?
        var color: String?
        let keys: [StaticString] = ["text", "size", "color"]
        var object = json.fields(besides: "type", isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: color = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(0) {
            text = try json.read(String.self, atFirst: ["text"], ["content"], of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
        self.size = size ?? 12
        self.color = color
    }
}

extension TextRun: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "textRun", forKey: "type")
        try json.write(text, forKey: "text")
        try json.write(size, forKey: "size")
        try json.writeIfPresent(color, forKey: "color")
        json.close(object)
    }
}
