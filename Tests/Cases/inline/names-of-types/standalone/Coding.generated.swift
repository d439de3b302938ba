// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Outer.Inner Init
extension Outer.Inner {

    init(
        state: Status
    ) {
        self.state = state
    }
}
