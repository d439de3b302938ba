import Beagle

// MARK: Spacer Decodable
extension Spacer {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        widgetProperties: borrowing WidgetProperties = WidgetProperties()
    ) {
        self.widgetProperties = copy widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case widgetProperties
    }

    internal init(from decoder: Decoder) throws {
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
