// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Spacer Decodable
extension Spacer {

    // Disambiguates from the synthesized memberwise initializer.
    internal init(
        widgetProperties: WidgetProperties = WidgetProperties(),
        _: Void = ()
    ) {
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case widgetProperties
    }

    internal init(from decoder: Decoder) throws {
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
