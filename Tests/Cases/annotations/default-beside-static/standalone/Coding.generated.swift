import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String = "annotated",
        subtitle: String
    ) {
        self.title = copy title
        self.subtitle = subtitle
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decodeIfPresent(String.self, forKey: "title") ?? "annotated"
        subtitle = try fields.decode(String.self, forKey: "subtitle")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(subtitle, forKey: "subtitle")
    }
}
