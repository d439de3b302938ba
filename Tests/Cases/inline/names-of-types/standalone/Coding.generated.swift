// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Outer.Inner Init
extension Outer.Inner {

    init(
        state: Status
    ) {
        self.state = state
    }
}
