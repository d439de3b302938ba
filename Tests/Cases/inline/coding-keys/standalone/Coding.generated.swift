// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Badge Init
extension Badge {

    init(
        title: String,
        size: Int? = nil
    ) {
        self.title = title
        self.size = size
    }
}
