// MARK: Box Equatable
extension Box: Hashable {
    static func == (left: Box, right: Box) -> Bool {
        left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(self.value)
    }
}

// MARK: Declared Equatable
extension Declared {
    static func == (left: Declared, right: Declared) -> Bool {
        left.id == right.id
    }
}

// MARK: Point Equatable
extension Point: Hashable {
    static func == (left: Point, right: Point) -> Bool {
        left.x == right.x
            && left.name == right.name
            && left.size == right.size
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(self.x)
        hasher.combine(self.name)
    }
}

// MARK: Route Equatable
#if DEBUG
extension Route: Hashable {
    static func == (left: Route, right: Route) -> Bool {
        switch (left, right) {
        case (
            .web(let left0, let left1),
            .web(let right0, let right1)
        ):
            left0 == right0
                && left1 == right1
        case (.pair(let left0), .pair(let right0)): left0 == right0
        case (.local, .local): true
        case (.debug, .debug): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .web(let value0, let value1):
            hasher.combine(0)
            hasher.combine(value0)
            hasher.combine(value1)
        case .pair(_):
            hasher.combine(1)
        case .local:
            hasher.combine(2)
        case .debug:
            hasher.combine(3)
        }
    }
}
#else
extension Route: Hashable {
    static func == (left: Route, right: Route) -> Bool {
        switch (left, right) {
        case (
            .web(let left0, let left1),
            .web(let right0, let right1)
        ):
            left0 == right0
                && left1 == right1
        case (.pair(let left0), .pair(let right0)): left0 == right0
        case (.local, .local): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .web(let value0, let value1):
            hasher.combine(0)
            hasher.combine(value0)
            hasher.combine(value1)
        case .pair(_):
            hasher.combine(1)
        case .local:
            hasher.combine(2)
        }
    }
}
#endif

// MARK: Written Equatable
extension Written: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
    }
}
