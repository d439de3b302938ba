import WidgetRuntime

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        text: borrowing String = "untitled",
        size: Int = 12,
        alignment: Alignment = .center,
        insets: Insets = Insets(top: 1, left: 2),
        unquoted: Insets = Insets(top: 0, left: 4),
        counts: [String: Int] = ["a": 1]
    ) {
        self.text = copy text
        self.size = size
        self.alignment = alignment
        self.insets = insets
        self.unquoted = unquoted
        self.counts = counts
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decodeIfPresent(String.self, forKey: "text") ?? "untitled"
        size = try fields.decodeIfPresent(Int.self, forKey: "size") ?? 12
        alignment = try fields.decodeIfPresent(Alignment.self, forKey: "alignment") ?? .center
        insets = try fields.decodeIfPresent(Insets.self, forKey: "insets") ?? Insets(top: 1, left: 2)
        unquoted = try fields.decodeIfPresent(Insets.self, forKey: "margins") ?? Insets(top: 0, left: 4)
        counts = try fields.decodeIfPresent([String: Int].self, forKey: "counts") ?? ["a": 1]
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
        try fields.encode(size, forKey: "size")
        try fields.encode(alignment, forKey: "alignment")
        try fields.encode(insets, forKey: "insets")
        try fields.encode(unquoted, forKey: "margins")
        try fields.encode(counts, forKey: "counts")
    }
}
