import WidgetRuntime

// MARK: Page Codable
extension Page {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
        content = try fields.decode(AnyComponent.self, forKey: "content").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(AnyComponent(content), forKey: "content")
    }
}
