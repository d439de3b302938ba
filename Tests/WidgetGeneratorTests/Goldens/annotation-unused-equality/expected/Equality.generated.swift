// Generated using widgetgen
// DO NOT EDIT

// MARK: Card Equatable
extension Card: Equatable {
    static func == (left: Card, right: Card) -> Bool {
        left.title == right.title
    }
}

// MARK: Page Equatable
extension Page: Equatable {
    static func == (left: Page, right: Page) -> Bool {
        left.title == right.title
    }
}

// MARK: Point Equatable
extension Point: Equatable {
    static func == (left: Point, right: Point) -> Bool {
        left.x == right.x
    }
}

// MARK: Route Equatable
extension Route: Equatable {
    static func == (left: Route, right: Route) -> Bool {
        switch (left, right) {
        case (.web(let left0), .web(let right0)): left0 == right0
        }
    }
}

// MARK: Text Equatable
extension Text: Equatable {
    static func == (left: Text, right: Text) -> Bool {
        left.content == right.content
    }
}
