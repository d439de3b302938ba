import WidgetRuntime

// MARK: Row Codable
extension Row {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        leftSide = try fields.decode(Int.self, forKey: "left_side")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(leftSide, forKey: "left_side")
    }
}

// MARK: Spot Codable
extension Spot: Decodable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Int.self, for: "x")
    }
}
