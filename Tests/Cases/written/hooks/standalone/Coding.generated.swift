import WidgetRuntime

// MARK: Own Codable
extension Own: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(Int.self, forKey: "start")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(start, forKey: "start")
    }
}

// MARK: Range Codable
extension Range: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(Int.self, forKey: "start")
        end = try fields.decode(Int.self, forKey: "end")
        try didDecode(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        willEncode(to: encoder)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(start, forKey: "start")
        try fields.encode(end, forKey: "end")
    }
}
