import WidgetRuntime

// MARK: List Codable
extension List {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode(LossyArray<AnyComponent>.self, forKey: "items").elements.map(\.value)
        sizes = try fields.decodeIfPresent(LossyArray<Int>.self, forKey: "sizes")?.elements
        named = try fields.decodeIfPresent(LossyDictionary<AnyComponent>.self, forKey: "named")?.values.mapValues(\.value) ?? [:]
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("list", forKey: "type")
        try fields.encode(items.map(AnyComponent.init), forKey: "items")
        try fields.encodeIfPresent(sizes, forKey: "sizes")
        try fields.encode(named.mapValues(AnyComponent.init), forKey: "named")
    }
}
