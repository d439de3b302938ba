// Generated using widgetgen
// DO NOT EDIT

// MARK: Page.Body Equatable
extension Page.Body: Equatable {
    public static func == (left: Page.Body, right: Page.Body) -> Bool {
        left.title == right.title
    }
}

// MARK: Screen.Footer Equatable
extension Screen.Footer: Hashable {
    static func == (left: Screen.Footer, right: Screen.Footer) -> Bool {
        left.title == right.title
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(self.title)
    }
}

// MARK: Screen.Header Equatable
extension Screen.Header: Equatable {
    static func == (left: Screen.Header, right: Screen.Header) -> Bool {
        left.title == right.title
    }
}
