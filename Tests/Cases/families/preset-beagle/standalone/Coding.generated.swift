import WidgetRuntime

// MARK: BoxWidget Codable
extension BoxWidget {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        onTouch: borrowing [any Action]? = nil
    ) {
        self.onTouch = copy onTouch
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        onTouch = try WidgetCoding.decodeIfPresent(listOf: AnyAction.self, forKey: "onTouch", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("custom:boxwidget", forKey: "_beagleComponent_")
        try fields.encodeIfPresent(onTouch?.map(AnyAction.init), forKey: "onTouch")
    }
}

// MARK: Navigate Codable
extension Navigate {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        _beagleAction_ = try fields.decode(String.self, forKey: "_beagleAction_")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(_beagleAction_, forKey: "_beagleAction_")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("beagle:text", forKey: "_beagleComponent_")
        try fields.encode(text, forKey: "text")
    }
}
