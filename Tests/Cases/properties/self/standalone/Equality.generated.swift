// MARK: Links Equatable
extension Links: Equatable {
    static func == (left: Links, right: Links) -> Bool {
        left.`self` == right.`self`
            && left.next == right.next
    }
}
