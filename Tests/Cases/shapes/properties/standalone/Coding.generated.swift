import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        one = try fields.decode(AnyComponent.self, forKey: "one").value
        optional = try fields.decodeIfPresent(AnyComponent.self, forKey: "optional")?.value
        list = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "list", from: fields)
        listOrNil = try WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: "listOrNil", from: fields)
        grid = try fields.decode([[AnyComponent]].self, forKey: "grid").map { $0.map(\.value) }
        named = try fields.decode([String: AnyComponent].self, forKey: "named").mapValues(\.value)
        mixed = try fields.decodeIfPresent([String: [[AnyComponent]?]].self, forKey: "mixed")?.mapValues { $0.map { $0?.map(\.value) } }
        alias = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "alias", from: fields)
        maybe = try fields.decodeIfPresent(AnyComponent.self, forKey: "maybe")?.value
        maybeOf = try fields.decodeIfPresent([Int].self, forKey: "maybeOf")
        maybeOfAny = try fields.decodeIfPresent(AnyComponent.self, forKey: "maybeOfAny")?.value
        ofAny = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "ofAny", from: fields)
        map = try fields.decode([String: [String: AnyComponent]].self, forKey: "map").mapValues { $0.mapValues(\.value) }
        wrapped = try fields.decodeIfPresent(Wrapper<[String]>.self, forKey: "wrapped")
        numbers = try fields.decodeIfPresent([Int: AnyComponent].self, forKey: "numbers")?.mapValues(\.value) ?? [:]
        tags = try fields.decodeIfPresent([String].self, forKey: "tags") ?? [String]()
        counts = try fields.decodeIfPresent([String: Int].self, forKey: "counts") ?? ["a": 1]
        codedByHand = try fields.decode(Anything<[String: Any]>.self, forKey: "codedByHand")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("card", forKey: "type")
        try fields.encode(AnyComponent(one), forKey: "one")
        try fields.encodeIfPresent(optional.map(AnyComponent.init), forKey: "optional")
        try fields.encode(list.map(AnyComponent.init), forKey: "list")
        try fields.encodeIfPresent(listOrNil?.map(AnyComponent.init), forKey: "listOrNil")
        try fields.encode(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
        try fields.encode(named.mapValues(AnyComponent.init), forKey: "named")
        try fields.encodeIfPresent(mixed?.mapValues { $0.map { $0?.map(AnyComponent.init) } }, forKey: "mixed")
        try fields.encode(alias.map(AnyComponent.init), forKey: "alias")
        try fields.encodeIfPresent(maybe.map(AnyComponent.init), forKey: "maybe")
        try fields.encodeIfPresent(maybeOf, forKey: "maybeOf")
        try fields.encodeIfPresent(maybeOfAny.map(AnyComponent.init), forKey: "maybeOfAny")
        try fields.encode(ofAny.map(AnyComponent.init), forKey: "ofAny")
        try fields.encode(map.mapValues { $0.mapValues(AnyComponent.init) }, forKey: "map")
        try fields.encodeIfPresent(wrapped, forKey: "wrapped")
        try fields.encode(numbers.mapValues(AnyComponent.init), forKey: "numbers")
        try fields.encode(tags, forKey: "tags")
        try fields.encode(counts, forKey: "counts")
        try fields.encode(codedByHand, forKey: "codedByHand")
    }
}
