import WidgetRuntime

// MARK: Border Codable
extension Border {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        borderSide = try fields.decode(Side.self, forKey: "border_side")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(borderSide, forKey: "border_side")
    }
}
