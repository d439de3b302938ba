// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Card Codable
extension Card {

    internal init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
    }
}
