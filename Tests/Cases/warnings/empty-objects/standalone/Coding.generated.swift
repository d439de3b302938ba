import WidgetRuntime

// MARK: Client Codable
extension Client: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decodeIfPresent(String.self, forKey: "name")
        hover = try fields.decode(Bool.self, at: "text", "hover")
        size = try fields.decode(Int?.self, at: "text", "size")
        level = try fields.contains(atFirst: ["text", "level"]) ? fields.decodeIfPresent(Int.self, at: "text", "level") : 3
        limit = try fields.contains(atFirst: ["text", "limit"]) ? fields.decodeIfPresent(Int.self, at: "text", "limit") ?? 0 : nil
        completion = try fields.decodeIfPresent(Bool.self, at: "text", "completion")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(name, forKey: "name")
        try fields.encode(hover, at: "text", "hover")
        try fields.encode(size, at: "text", "size")
        try fields.encode(level, at: "text", "level")
        if limit != nil {
            try fields.encode(limit != 0 ? limit : nil, at: "text", "limit")
        }
        try fields.encodeIfPresent(completion, forKey: "completion")
    }
}
