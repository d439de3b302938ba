// MARK: Event Equatable
extension Event: Equatable {
    static func == (left: Event, right: Event) -> Bool {
        switch (left, right) {
        case (.tap(let left0), .tap(let right0)): left0 == right0
        }
    }
}

// MARK: Shape Equatable
extension Shape: Equatable {
    static func == (left: Shape, right: Shape) -> Bool {
        switch (left, right) {
        case (.circle(let left0), .circle(let right0)): left0 == right0
        }
    }
}
