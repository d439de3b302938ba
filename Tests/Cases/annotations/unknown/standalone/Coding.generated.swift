import WidgetRuntime

// MARK: List Codable
extension List {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode(WidgetCoding.KnownArray<AnyComponent>.self, forKey: "items").elements.map(\.value)
        all = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "all", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("list", forKey: "type")
        try fields.encode(items.map(AnyComponent.init), forKey: "items")
        try fields.encode(all.map(AnyComponent.init), forKey: "all")
    }
}
