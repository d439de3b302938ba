import Foundation
import WidgetRuntime

// MARK: Adjacent Codable
extension Adjacent: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "one":
            self = .one(try fields.decodeIfPresent(Int.self, forKey: "c"))
        case "none":
            self = .none
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Adjacent", known: ["one", "none"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", forKey: "t")
        }
    }
}

// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        tags = try fields.decodeIfPresent([String].self, forKey: "tags") ?? []
        required = try fields.decode([String].self, forKey: "required")
        title = try fields.decodeIfPresent(String.self, forKey: "title")
        count = try fields.decodeIfPresent(Int.self, forKey: "count") ?? 1
        components = try WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: "components", from: fields) ?? []
        always = try fields.decodeIfPresent(Int.self, forKey: "always") ?? 2
        never = try fields.decodeIfPresent(Int.self, forKey: "never")
        text = try fields.decodeIfPresent(String.self, forKey: "text") ?? "a"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if tags != [] {
            try fields.encode(tags, forKey: "tags")
        }
        try fields.encode(required, forKey: "required")
        try fields.encodeIfPresent(title, forKey: "title")
        if count != 1 {
            try fields.encode(count, forKey: "count")
        }
        try fields.encode(components.map(AnyComponent.init), forKey: "components")
        try fields.encode(always, forKey: "always")
        try fields.encodeIfPresent(never, forKey: "never")
        try fields.encode(text, forKey: "text")
        try fields.encode(version, forKey: "version")
    }
}

// MARK: Branches Codable
#if canImport(Darwin)
#if DEBUG
extension Branches: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        debug = try fields.decodeIfPresent(Int.self, forKey: "debug")
        text = try fields.decodeIfPresent(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(debug, forKey: "debug")
        try fields.encode(text, forKey: "text")
    }
}
#else
extension Branches: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decodeIfPresent(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
    }
}
#endif
#endif

// MARK: Each Codable
extension Each {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        tags: borrowing [String] = [],
        names: [String]? = nil,
        children: [any Component]? = nil,
        count: Int = 1,
        size: Size = Size(),
        mode: Mode = .dark,
        level: Int? = 3,
        depth: Int? = 4,
        ratio: Double = 1 / 3,
        title: String = "",
        text: String = "untitled text",
        start: Date = Date(timeIntervalSince1970: 0),
        note: String? = nil,
        other: Int? = nil,
        component: (any Component)? = nil,
        end: Date? = nil,
        sizes: [Int]? = nil,
        encoder: Int = 1,
        order: Int = Self.defaultOrder
    ) {
        self.tags = copy tags
        self.names = names
        self.children = children
        self.count = count
        self.size = size
        self.mode = mode
        self.level = level
        self.depth = depth
        self.ratio = ratio
        self.title = title
        self.text = text
        self.start = start
        self.note = note
        self.other = other
        self.component = component
        self.end = end
        self.sizes = sizes
        self.encoder = encoder
        self.order = order
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        tags = try fields.decodeIfPresent([String].self, forKey: "tags") ?? []
        names = try fields.decodeIfPresent([String].self, forKey: "n")
        children = try WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: "children", from: fields)
        count = try fields.decodeIfPresent(Int.self, forKey: "count") ?? 1
        size = try fields.decodeIfPresent(Size.self, at: "meta", "size") ?? Size()
        mode = try fields.decodeIfPresent(Mode.self, forKey: "mode") ?? .dark
        level = try fields.contains("level") ? fields.decodeIfPresent(Int.self, forKey: "level") : 3
        depth = try fields.contains("depth") ? fields.decodeIfPresent(Int.self, forKey: "depth") : 4
        ratio = try fields.decodeIfPresent(Double.self, forKey: "ratio") ?? (1 / 3)
        title = try fields.decodeIfPresent(String.self, forKey: "title") ?? ""
        text = try fields.decodeIfPresent(String.self, forKey: "text") ?? "untitled text"
        start = try fields.decodeIfPresent(WidgetCoding.CodedBy<SecondsSince1970>.self, forKey: "start")?.value ?? Date(timeIntervalSince1970: 0)
        note = try fields.decodeIfPresent(String.self, forKey: "note")
        other = try fields.decodeIfPresent(Int.self, at: "meta", "note")
        component = try fields.decodeIfPresent(AnyComponent.self, forKey: "component")?.value
        end = try fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: "end")?.value
        sizes = try fields.decodeIfPresent(LossyArray<Int>.self, forKey: "sizes")?.elements
        self.encoder = try fields.decodeIfPresent(Int.self, forKey: "encoder") ?? 1
        order = try fields.decodeIfPresent(Int.self, forKey: "order") ?? Self.defaultOrder
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("each", forKey: "type")
        if !tags.isEmpty {
            try fields.encode(tags, forKey: "tags")
        }
        if names?.isEmpty != true {
            try fields.encodeIfPresent(names, forKey: "n")
        }
        try fields.encode(children?.map(AnyComponent.init), forKey: "children")
        if !(count < 1 || count == 9) {
            try fields.encode(count, forKey: "count")
        }
        if !size.isZero {
            try fields.encode(size, at: "meta", "size")
        }
        if mode != .dark {
            try fields.encode(mode, forKey: "mode")
        }
        if level != 3 {
            try fields.encode(level, forKey: "level")
        }
        if depth != nil {
            try fields.encode(depth, forKey: "depth")
        }
        if ratio != (1 / 3) {
            try fields.encode(ratio, forKey: "ratio")
        }
        if title != "" {
            try fields.encode(title, forKey: "title")
        }
        if !(text.count > 99) {
            try fields.encode(text, forKey: "text")
        }
        if start != Date(timeIntervalSince1970: 0) {
            try fields.encode(WidgetCoding.CodedBy<SecondsSince1970>(start), forKey: "start")
        }
        try fields.encode(note, forKey: "note")
        try fields.encode(other, at: "meta", "note")
        try fields.encode(component.map(AnyComponent.init), forKey: "component")
        try fields.encode(end.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "end")
        try fields.encode(sizes, forKey: "sizes")
        if self.encoder != 1 {
            try fields.encode(self.encoder, forKey: "encoder")
        }
        if order != Self.defaultOrder {
            try fields.encode(order, forKey: "order")
        }
    }
}

// MARK: Inside Codable
extension Inside: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.decodeIfPresent(Int.self, forKey: "count") ?? 1
        name = try fields.decodeIfPresent(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if count != 1 {
            try fields.encode(count, forKey: "count")
        }
        try fields.encodeIfPresent(name, forKey: "name")
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "link":
            self = .link(
                href: try fields.decodeIfPresent(String.self, forKey: "href"),
                size: try fields.decodeIfPresent(Int.self, forKey: "size") ?? 3
            )
        case "tags":
            self = .tags(names: try fields.decodeIfPresent([String].self, forKey: "names") ?? [])
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["link", "tags"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .link(let href, let size):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("link", forKey: "type")
            try fields.encode(href, forKey: "href")
            if size != 3 {
                try fields.encode(size, forKey: "size")
            }
        case .tags(let names):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tags", forKey: "type")
            if !names.isEmpty {
                try fields.encode(names, forKey: "names")
            }
        }
    }
}

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if !tags.isEmpty {
            try fields.encode(tags, forKey: "tags")
        }
        if !names.isEmpty {
            try fields.encode(names, forKey: "names")
        }
        if !values.isEmpty {
            try fields.encode(values, forKey: "values")
        }
        try fields.encode(count, forKey: "count")
    }
}

// MARK: Side Codable
extension Side: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "left":
            self = .left
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Side", known: ["left"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .left:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "left")
        }
    }
}
