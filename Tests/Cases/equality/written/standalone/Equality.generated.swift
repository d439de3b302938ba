// MARK: Compared Equatable
extension Compared: Equatable {
}

// MARK: Hashed Equatable
extension Hashed: Hashable {
    static func == (left: Hashed, right: Hashed) -> Bool {
        left.id == right.id
    }
}

// MARK: Own Equatable
extension Own: Hashable {
}
