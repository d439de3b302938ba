// MARK: Route Equatable
#if DEBUG
extension Route: Equatable {
    static func == (left: Route, right: Route) -> Bool {
        switch (left, right) {
        case (
            .web(let left0, let left1),
            .web(let right0, let right1)
        ):
            left0 == right0
                && left1 == right1
        case (.local, .local): true
        case (.debug, .debug): true
        default: false
        }
    }
}
#else
extension Route: Equatable {
    static func == (left: Route, right: Route) -> Bool {
        switch (left, right) {
        case (
            .web(let left0, let left1),
            .web(let right0, let right1)
        ):
            left0 == right0
                && left1 == right1
        case (.local, .local): true
        default: false
        }
    }
}
#endif

// MARK: Single Equatable
extension Single: Equatable {
    static func == (left: Single, right: Single) -> Bool {
        switch (left, right) {
        case (.only(let left0), .only(let right0)): left0 == right0
        }
    }
}
