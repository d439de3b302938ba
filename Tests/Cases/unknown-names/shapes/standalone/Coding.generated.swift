import WidgetRuntime

// MARK: Blank Codable
extension Blank {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("blank", forKey: "type")
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        strict = try fields.decode(AnyComponent.self, forKey: "strict").value
        one = try fields.decode(AnyComponentOrJSON.self, forKey: "one").value
        grid = try fields.decode([[AnyComponentOrJSON]].self, forKey: "grid").map { $0.map(\.value) }
        named = try fields.decode([String: AnyComponentOrJSON].self, forKey: "named").mapValues(\.value)
        optional = try fields.decodeIfPresent(AnyComponentOrBlank.self, forKey: "optional")?.value
        listOrNil = try WidgetCoding.decodeIfPresent(listOf: AnyComponentOrBlank.self, forKey: "listOrNil", from: fields)
        skippedOptional = try fields.decodeIfPresent(WidgetCoding.Known<AnyComponent>.self, forKey: "skippedOptional")?.value?.value
        skippedDefault = try fields.decodeIfPresent(WidgetCoding.Known<AnyComponent>.self, forKey: "skippedDefault")?.value?.value ?? Blank()
        skippedGrid = try fields.decode([WidgetCoding.KnownArray<AnyComponent>].self, forKey: "skippedGrid").map { $0.elements.map(\.value) }
        skippedNamed = try fields.decodeIfPresent(WidgetCoding.KnownDictionary<AnyComponent>.self, forKey: "skippedNamed")?.values.mapValues(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encode(AnyComponent(strict), forKey: "strict")
        try fields.encode(AnyComponent(one), forKey: "one")
        try fields.encode(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
        try fields.encode(named.mapValues(AnyComponent.init), forKey: "named")
        try fields.encodeIfPresent(optional.map(AnyComponent.init), forKey: "optional")
        try fields.encodeIfPresent(listOrNil?.map(AnyComponent.init), forKey: "listOrNil")
        try fields.encodeIfPresent(skippedOptional.map(AnyComponent.init), forKey: "skippedOptional")
        try fields.encode(AnyComponent(skippedDefault), forKey: "skippedDefault")
        try fields.encode(skippedGrid.map { $0.map(AnyComponent.init) }, forKey: "skippedGrid")
        try fields.encodeIfPresent(skippedNamed?.mapValues(AnyComponent.init), forKey: "skippedNamed")
    }
}
