// MARK: Edge Equatable
extension Edge: Equatable {
    static func == (left: Edge, right: Edge) -> Bool {
        switch (left, right) {
        case (.range(let left0), .range(let right0)): left0 == right0
        }
    }
}

// MARK: Frame Equatable
extension Frame: Equatable {
    static func == (left: Frame, right: Frame) -> Bool {
        left.origin == right.origin
            && left.margins == right.margins
    }
}
