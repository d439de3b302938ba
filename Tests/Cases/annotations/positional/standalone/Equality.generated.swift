// MARK: Line Equatable
extension Line: Equatable {
    public static func == (left: Line, right: Line) -> Bool {
        left.from == right.from
            && left.to == right.to
            && left.style == right.style
    }
}
