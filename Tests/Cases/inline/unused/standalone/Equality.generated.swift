// MARK: Written Equatable
extension Written: Equatable {
    static func == (left: Written, right: Written) -> Bool {
        left.text == right.text
    }
}
