import WidgetRuntime

// MARK: Label Codable
extension Label: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        text: borrowing String? = nil,
        lines: Int? = nil
    ) {
        self.text = copy text
        self.lines = lines
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decodeIfPresent(String.self, forKey: "text")
        lines = try fields.decodeIfPresent(Int.self, forKey: "lines")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(text, forKey: "text")
        try fields.encodeIfPresent(lines, forKey: "lines")
    }
}
