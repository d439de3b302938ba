// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Button Init
extension Button {

    init(
        title: String
    ) {
        self.title = title
    }
}
