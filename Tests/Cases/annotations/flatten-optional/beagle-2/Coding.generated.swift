import Beagle

// MARK: Box Codable
extension Box: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        style: borrowing Style? = nil
    ) {
        self.style = copy style
    }

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
        style = try WidgetCoding.contains(anyOf: "color", in: decoder) ? Style(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: CodingKeys.self)
        try style?.encode(to: encoder)
    }
}
