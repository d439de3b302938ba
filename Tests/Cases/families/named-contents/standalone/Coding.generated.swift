import WidgetRuntime

// MARK: Divider Codable
extension Divider {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
    }
}

// MARK: Known Codable
extension Known {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(size, forKey: "size")
    }
}

// MARK: Photo Codable
#if os(iOS)
extension Photo {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}
#endif

// MARK: Rest Codable
extension Rest {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        note = try fields.decodeIfPresent(String.self, forKey: "note")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(note, forKey: "note")
    }
}

// MARK: ToDo Codable
extension ToDo {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        children = try WidgetCoding.decode(listOf: AnyBlock.self, forKey: "children", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
        try fields.encode(children.map(AnyBlock.init), forKey: "children")
    }
}
