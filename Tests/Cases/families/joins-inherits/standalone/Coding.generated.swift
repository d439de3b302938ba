import WidgetRuntime

// MARK: Buy Codable
extension Buy {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        itemCount = try fields.decode(Int.self, forKey: "item_count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("buy", forKey: "type")
        try fields.encode(itemCount, forKey: "item_count")
    }
}

// MARK: Menu Codable
extension Menu: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        all = try fields.decode(WidgetCoding.KnownArray<AnyAction>.self, forKey: "all").elements.map(\.value)
        some = try fields.decode(WidgetCoding.KnownArray<AnyCartAction>.self, forKey: "some").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(all.map(AnyAction.init), forKey: "all")
        try fields.encode(some.map(AnyCartAction.init), forKey: "some")
    }
}

// MARK: Offer Codable
extension Offer {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("offer", forKey: "type")
    }
}

// MARK: PriceTag Codable
extension PriceTag {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        cents = try fields.decode(Int.self, forKey: "cents")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(cents, forKey: "cents")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
    }
}
