// MARK: AlwaysHashed Equatable
extension AlwaysHashed: Hashable {
    static func == (left: AlwaysHashed, right: AlwaysHashed) -> Bool {
        left.text == right.text
    }
}

// MARK: Hashed Equatable
extension Hashed: Hashable {
    static func == (left: Hashed, right: Hashed) -> Bool {
        left.text == right.text
    }
}
