import WidgetRuntime

// MARK: Count Codable
extension Count {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        value = try fields.decode(Int.self, forKey: "value")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("count", forKey: "type")
        try fields.encode(value, forKey: "value")
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        item = try fields.decode(WidgetCoding.Narrowed<AnyItem, any Item<Int>>.self, forKey: "item").value
        items = try fields.decode([WidgetCoding.Narrowed<AnyItem, any Item<Int>>].self, forKey: "items").map(\.value)
        last = try fields.decodeIfPresent(WidgetCoding.Narrowed<AnyItem, any Item<Int>>.self, forKey: "last")?.value
        component = try fields.decode(WidgetCoding.Narrowed<AnyItem, any Item<any Component>>.self, forKey: "component").value
        any = try fields.decode(AnyItem.self, forKey: "any").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyItem(item), forKey: "item")
        try fields.encode(items.map { AnyItem($0) }, forKey: "items")
        try fields.encodeIfPresent(last.map { AnyItem($0) }, forKey: "last")
        try fields.encode(AnyItem(component), forKey: "component")
        try fields.encode(AnyItem(any), forKey: "any")
    }
}
