import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
        count = try fields.decode(Int.self, forKey: "count")
        size = try fields.decodeIfPresent(Int.self, forKey: "size") ?? 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(count, forKey: "count")
        try fields.encode(size, forKey: "size")
    }
}

// MARK: Other Codable
extension Other: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(Int.self, forKey: "start")
    }
}

// MARK: Overloaded Codable
extension Overloaded: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(Int.self, forKey: "start")
        didDecode(from: decoder)
    }
}

// MARK: Range Codable
extension Range: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(Int.self, forKey: "start")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(start, forKey: "start")
    }
}
