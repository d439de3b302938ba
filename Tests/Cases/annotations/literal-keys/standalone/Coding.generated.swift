import WidgetRuntime

// MARK: Issue Codable
extension Issue: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        issued = try fields.decode(Int.self, forKey: ".issued")
        pair = try fields.decode(String.self, atFirst: ["a, b"], ["c,d"], ["meta", "e.f"])
        empty = try fields.decodeIfPresent(String.self, forKey: "")
        nested = try fields.decodeIfPresent(String.self, at: "texts", "")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(issued, forKey: ".issued")
        try fields.encode(pair, forKey: "a, b")
        try fields.encodeIfPresent(empty, forKey: "")
        try fields.encodeIfPresent(nested, at: "texts", "")
    }
}
