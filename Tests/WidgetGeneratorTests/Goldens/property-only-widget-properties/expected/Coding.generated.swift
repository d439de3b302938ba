// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Spacer Decodable
extension Spacer {

    // The last parameter tells it from the initializer that the compiler makes.
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
