import WidgetRuntime

// MARK: ByHand Codable
extension ByHand: Codable {

    init(
        size: Int
    ) {
        self.size = size
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(size, forKey: "size")
    }
}

// MARK: Card Codable
extension Card: Codable {

    init(
        size: Int,
        count: Int = 1
    ) {
        self.size = size
        self.count = count
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(count, forKey: "count")
        try fields.encode(version, forKey: "version")
    }
}

// MARK: OwnKeys Codable
extension OwnKeys: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemCount = try fields.decode(Int.self, forKey: "itemCount")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemCount, forKey: "itemCount")
    }
}

// MARK: Read Codable
extension Read: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        size = try fields.decode(Int.self, forKey: "size")
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
    }
}

// MARK: Written Codable
extension Written: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(version, forKey: "version")
    }
}
