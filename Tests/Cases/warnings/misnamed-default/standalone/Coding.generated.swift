import WidgetRuntime

// MARK: Card Codable
extension Card {

    internal init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
    }
}
