import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        edges = try fields.decode(Edges.self, forKey: "edges")
        id = try fields.decodeIfPresent(ID.self, forKey: "id")
        slugs = try fields.decode([Slug].self, forKey: "slugs")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(edges, forKey: "edges")
        try fields.encodeIfPresent(id, forKey: "id")
        try fields.encode(slugs, forKey: "slugs")
    }
}
