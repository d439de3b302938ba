import WidgetRuntime

// MARK: Article Codable
extension Article {

    init(
        title: String,
        subtitle: String? = nil,
        views: Int = 0,
        count: Int,
        size: Int? = nil,
        written: Int? = nil,
        note: String? = nil,
        children: [any Component]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.views = views
        self.count = count
        self.size = size
        self.written = written
        self.note = note
        self.children = children
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, at: "data", "attributes", "title")
        subtitle = try fields.decodeIfPresent(String.self, atFirst: ["data", "attributes", "subtitle"], ["data", "attributes", "sub"], ["data", "attributes", "caption"])
        views = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "stats", "views") ?? 0
        count = try fields.decode(Int.self, atFirst: ["data", "attributes", "meta", "in"], ["data", "attributes", "meta", "old"])
        size = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "meta", "only")
        written = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "k")
        note = try fields.decodeIfPresent(String.self, at: "data", "attributes", "note")
        children = try fields.decode(LossyArray<AnyComponent>.self, at: "data", "attributes", "children").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("article", forKey: "type")
        try fields.encode(title, at: "data", "attributes", "title")
        try fields.encodeIfPresent(subtitle, at: "data", "attributes", "subtitle")
        try fields.encode(views, at: "data", "attributes", "stats", "views")
        try fields.encode(count, at: "data", "attributes", "meta", "out")
        try fields.encodeIfPresent(size, at: "data", "attributes", "size")
        try fields.encodeIfPresent(written, at: "data", "attributes", "meta", "written")
        try fields.encode(note, at: "data", "attributes", "note")
        try fields.encode(children.map(AnyComponent.init), at: "data", "attributes", "children")
    }
}

// MARK: Literal Codable
extension Literal: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        size = try fields.decode(Int.self, forKey: "meta.size")
        inner = try fields.decode(Int.self, atFirst: ["meta", "a.b"], ["old.key"], ["other"])
        ownKey = try fields.decode(Int.self, atFirst: ["own_key"], ["meta", "older"])
        lineHeight = try fields.decode(Int.self, forKey: "line_height")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(size, forKey: "meta.size")
        try fields.encode(inner, at: "meta", "a.b")
        try fields.encode(ownKey, forKey: "own_key")
        try fields.encode(lineHeight, forKey: "x.y")
    }
}

// MARK: Plain Codable
extension Plain: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        one = try fields.decode(Int.self, at: "a", "b")
        two = try fields.decode(Int.self, forKey: "two")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(one, forKey: "c")
        try fields.encode(two, at: "a", "b")
    }
}
