// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Amount Codable
extension Amount: Codable {

    init(
        cents: Int
    ) {
        self.cents = cents
    }
}

// MARK: Empty Codable
extension Empty: Decodable {
}
