import WidgetRuntime

// MARK: Outer.Inner Init
extension Outer.Inner {

    init(
        state: Status
    ) {
        self.state = state
    }
}
