// MARK: Screen.Header Equatable
nonisolated extension Screen.Header: Equatable {
    static func == (left: Screen.Header, right: Screen.Header) -> Bool {
        areEqual(left.title, right.title)
    }
}

/// Compares values whose types are only known when the program runs. Those that are not
/// `Equatable` differ.
nonisolated private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
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

nonisolated extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
