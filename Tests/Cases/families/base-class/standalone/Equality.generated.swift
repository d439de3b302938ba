// MARK: Pair Equatable
extension Pair {
    static func == (left: Pair, right: Pair) -> Bool {
        AnyNode(left.first) == AnyNode(right.first)
            && left.rest.map { $0.map(AnyNode.init) } == right.rest.map { $0.map(AnyNode.init) }
    }
}
