// Generated using widgetgen
// DO NOT EDIT

// MARK: Compared Equatable
extension Compared: Equatable {
    static func == (left: Compared, right: Compared) -> Bool {
        left.text == right.text
    }
}
