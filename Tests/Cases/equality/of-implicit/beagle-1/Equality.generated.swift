// MARK: Title Equatable
extension Title: Equatable {
    static func == (left: Title, right: Title) -> Bool {
        left.text == right.text
    }
}
