import Beagle

// MARK: Limits Codable
extension Limits: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        items: borrowing Int,
        depth: Int? = nil,
        size: Int = 3,
        rate: Rate
    ) {
        self.items = copy items
        self.depth = depth
        self.size = size
        self.rate = rate
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode(Int?.self, forKey: "items") ?? 0
        depth = try fields.contains(atFirst: ["meta", "depth"]) ? fields.decodeIfPresent(Int.self, at: "meta", "depth") ?? 0 : nil
        size = WidgetCoding.recovering("size", with: 2, in: fields) { try fields.contains("size") ? fields.decodeIfPresent(Int.self, forKey: "size") ?? 1 : 3 }
        rate = try fields.decode(Rate?.self, forKey: "rate") ?? .unlimited
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encodeIfPresent(depth, at: "meta", "depth")
        try fields.encode(size, forKey: "size")
        try fields.encode(rate != .unlimited ? rate : nil, forKey: "rate")
    }
}
