import WidgetRuntime

// MARK: Links Codable
extension Links: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        `self` self_: borrowing String,
        next: String? = nil
    ) {
        self.`self` = copy self_
        self.next = next
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.`self` = try fields.decode(String.self, forKey: "self")
        next = try fields.decodeIfPresent(String.self, forKey: "next")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(self.`self`, forKey: "self")
        try fields.encodeIfPresent(next, forKey: "next")
    }
}
