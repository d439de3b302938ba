import WidgetRuntime

// MARK: Count Codable
extension Count: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        some = try fields.contains("some") ? fields.decodeIfPresent(Int.self, forKey: "some") : 3
        none = try fields.decodeIfPresent(Int.self, forKey: "none") ?? nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if some != nil {
            try fields.encode(some, forKey: "some")
        }
        if none != nil {
            try fields.encodeIfPresent(none, forKey: "none")
        }
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "one":
            self = .one(try fields.decode(Int?.self, forKey: key))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["one"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "one")
        }
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.contains("count") ? fields.decodeIfPresent(Int.self, forKey: "count") : 1
    }
}

// MARK: Unfit Codable
extension Unfit: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "count")
    }
}

// MARK: UnfitEmpty Codable
extension UnfitEmpty: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "count")
    }
}

// MARK: UnfitNil Codable
extension UnfitNil: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        count = try fields.decode(Int.self, forKey: "count")
        always = try fields.decodeIfPresent(Int.self, forKey: "always") ?? 1
        note = try fields.decodeIfPresent(String.self, forKey: "note")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "count")
        try fields.encode(always, forKey: "always")
        if note != nil {
            try fields.encodeIfPresent(note, forKey: "note")
        }
    }
}

// MARK: Useless Codable
extension Useless: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
        name = try fields.decode(String.self, forKey: "name")
        note = try fields.decodeIfPresent(String.self, forKey: "note")
        tags = try fields.decode([String].self, forKey: "tags")
        text = try fields.decodeIfPresent(String.self, forKey: "text") ?? "untitled"
        read = try fields.decodeIfPresent([String].self, forKey: "read") ?? []
        written = try fields.decodeIfPresent(Int.self, forKey: "written") ?? 1
        kept = try fields.decodeIfPresent(Kept<String?>.self, forKey: "kept")?.wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(name, forKey: "name")
        try fields.encodeIfPresent(note, forKey: "note")
        if !tags.isEmpty {
            try fields.encode(tags, forKey: "tags")
        }
        if !text.isEmpty {
            try fields.encode(text, forKey: "text")
        }
        try encodeWritten(to: encoder)
        try fields.encode(Kept<String?>(wrappedValue: kept), forKey: "kept")
    }
}
