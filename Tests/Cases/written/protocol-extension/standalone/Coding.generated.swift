import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try Self.decodeTitle(from: decoder)
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try encodeTitle(to: encoder)
        try fields.encode(size, forKey: "size")
    }
}
