// MARK: Card Equatable
extension Card: Equatable {
    static func == (left: Card, right: Card) -> Bool {
        left.insets == right.insets
    }
}
