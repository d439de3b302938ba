// MARK: Point Equatable
@available(iOS 14, *)
extension Point: Equatable {
    static func == (left: Point, right: Point) -> Bool {
        left.x == right.x
    }
}
