// MARK: Page Equatable
extension Page {
    static func == (left: Page, right: Page) -> Bool where Item: Equatable {
        left.items == right.items
            && left.next == right.next
            && areEqual(left.header, right.header)
    }
}

// MARK: Pair Equatable
extension Pair {
    static func == (left: Pair, right: Pair) -> Bool where First: Equatable, Second: Equatable {
        left.first == right.first
            && left.second == right.second
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
