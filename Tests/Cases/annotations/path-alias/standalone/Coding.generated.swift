import WidgetRuntime

// MARK: Page Codable
extension Page: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        tags: borrowing [String]? = [],
        size: Int
    ) {
        self.tags = copy tags
        self.size = size
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        tags = try fields.contains(atFirst: ["meta", "tags"], ["labels"], ["old", "tags"]) ? fields.decodeIfPresent(LossyArray<String>.self, atFirst: ["meta", "tags"], ["labels"], ["old", "tags"])?.elements : []
        size = try fields.contains(atFirst: ["meta", "size"], ["size"]) ? WidgetCoding.recovering("meta", "size", with: 0, in: fields) { try fields.decode(Int.self, atFirst: ["meta", "size"], ["size"]) } : fields.decode(Int.self, atFirst: ["meta", "size"], ["size"])
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(tags, at: "meta", "tags")
        try fields.encode(size, at: "meta", "size")
    }
}
