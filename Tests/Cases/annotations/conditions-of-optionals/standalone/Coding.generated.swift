import WidgetRuntime

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        tags = try fields.decodeIfPresent([Int].self, forKey: "tags")
        isOld = try fields.decodeIfPresent(Bool.self, forKey: "isOld") ?? false
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if tags?.isEmpty != true {
            try fields.encodeIfPresent(tags, forKey: "tags")
        }
        if !(isOld) {
            try fields.encode(isOld, forKey: "isOld")
        }
    }
}
