import WidgetRuntime

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        kept = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "kept", from: fields)
        strict = try WidgetCoding.decode(listOf: AnyKnownComponent.self, forKey: "strict", from: fields)
        skipped = try fields.decode(WidgetCoding.KnownArray<AnyKnownComponent>.self, forKey: "skipped").elements.map(\.value)
        narrow = try fields.decode(WidgetCoding.KnownArray<WidgetCoding.Narrowed<AnyKnownComponent, any Component & Equatable>>.self, forKey: "narrow").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encode(kept.map(AnyComponent.init), forKey: "kept")
        try fields.encode(strict.map(AnyComponent.init), forKey: "strict")
        try fields.encode(skipped.map(AnyComponent.init), forKey: "skipped")
        try fields.encode(narrow.map { AnyComponent($0) }, forKey: "narrow")
    }
}
