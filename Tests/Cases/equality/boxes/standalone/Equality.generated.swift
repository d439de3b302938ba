// MARK: Event Equatable
extension Event: Equatable {
    static func == (left: Event, right: Event) -> Bool {
        switch (left, right) {
        case (.one(let left0), .one(let right0)): AnyAction(left0) == AnyAction(right0)
        case (
            .several(let left0, let left1, let left2, let left3),
            .several(let right0, let right1, let right2, let right3)
        ):
            left0.map(AnyAction.init) == right0.map(AnyAction.init)
                && left1.map(AnyAction.init) == right1.map(AnyAction.init)
                && left2.map(AnyAction.init) == right2.map(AnyAction.init)
                && left3.map(AnyShape.init) == right3.map(AnyShape.init)
        default: false
        }
    }
}

// MARK: Group Equatable
extension Group {
    public static func == (left: Group, right: Group) -> Bool {
        left.shapes.map(AnyShape.init) == right.shapes.map(AnyShape.init)
            && left.main.map(AnyShape.init) == right.main.map(AnyShape.init)
            && left.byName.mapValues(AnyShape.init) == right.byName.mapValues(AnyShape.init)
            && left.nested.map { $0.map(AnyShape.init) } == right.nested.map { $0.map(AnyShape.init) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(self.shapes.map(AnyShape.init))
        hasher.combine(self.main.map(AnyShape.init))
        hasher.combine(self.byName.mapValues(AnyShape.init))
        hasher.combine(self.nested.map { $0.map(AnyShape.init) })
    }
}

// MARK: Holder Equatable
extension Holder: Hashable {
    static func == (left: Holder, right: Holder) -> Bool {
        left.id == right.id
            && areEqual(left.plain, right.plain)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
    }
}

// MARK: Known Equatable
extension Known: Equatable {
    static func == (left: Known, right: Known) -> Bool {
        left.id == right.id
    }
}

/// Compares values whose types are only known when the program runs. Those that are not
/// `Equatable` differ.
private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case let (left as [Any], right as [Any]):
        left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    case let (left as [AnyHashable: Any], right as [AnyHashable: Any]):
        left.count == right.count && left.allSatisfy { key, value in areEqual(value, right[key]) }
    case let (left as any Equatable, right?): left.isEqual(to: right)
    default: false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
