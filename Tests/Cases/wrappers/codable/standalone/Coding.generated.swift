import WidgetRuntime

// MARK: Text Codable
extension Text: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        size: borrowing Int,
        lines: Int = 3,
        title: String? = nil,
        tags: [String],
        depth: Int = 7,
        child: any Component,
        id: String
    ) {
        self.init(size: copy size, lines: lines, title: title, tags: tags, depth: depth, child: child, id: id)
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.init(
            size: try fields.decode(Spelled.self, forKey: "size").wrappedValue,
            lines: try fields.decodeIfPresent(Spelled.self, forKey: "lines")?.wrappedValue ?? 3,
            title: try fields.decodeIfPresent(Kept<String?>.self, forKey: "title")?.wrappedValue,
            tags: try fields.decode(Kept<[String]>.self, at: "meta", "tags").wrappedValue,
            depth: try fields.decodeIfPresent(Spelled.self, forKey: "depth")?.wrappedValue ?? 7,
            child: try fields.decode(AnyComponent.self, forKey: "child").value,
            id: try fields.decode(String.self, forKey: "id")
        )
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(Spelled(wrappedValue: size), forKey: "size")
        try fields.encode(Spelled(wrappedValue: lines), forKey: "lines")
        try fields.encode(Kept<String?>(wrappedValue: title), forKey: "title")
        try fields.encode(Kept<[String]>(wrappedValue: tags), at: "meta", "tags")
        try fields.encode(Spelled(wrappedValue: depth), forKey: "depth")
        try fields.encode(AnyComponent(child), forKey: "child")
        try fields.encode(id, forKey: "id")
    }
}
