// MARK: Content Equatable
extension Content: Equatable {
    static func == (left: Content, right: Content) -> Bool {
        switch (left, right) {
        case (.one(let left0), .one(let right0)): areEqual(left0, right0)
        }
    }
}

// MARK: Row Equatable
extension Row: Equatable {
    static func == (left: Row, right: Row) -> Bool {
        areEqual(left.children, right.children)
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
