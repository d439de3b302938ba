// MARK: Size Equatable
extension Size {
    static func == (left: Size, right: Size) -> Bool {
        switch (left, right) {
        case (.fixed(let left0), .fixed(let right0)): left0 == right0
        }
    }
}
