import WidgetRuntime

// MARK: Event Codable
extension Event: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(name, forKey: "name")
        try fields.encode(size, forKey: "size")
    }
}
