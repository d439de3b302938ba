import WidgetRuntime

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
        first = try fields.decode(Count.self, forKey: "first").wrappedValue
        second = try fields.decode(Int.self, forKey: "second")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(Count(wrappedValue: first), forKey: "first")
        try fields.encode(second, forKey: "second")
        try fields.encode(title, forKey: "title")
    }
}
