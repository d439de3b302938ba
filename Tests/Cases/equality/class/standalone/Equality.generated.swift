// MARK: Point Equatable
extension Point: Equatable {
    internal static func == (left: Point, right: Point) -> Bool {
        left.x == right.x
            && left.y == right.y
    }
}
