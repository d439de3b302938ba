// MARK: Page.Body Equatable
extension Page.Body: Equatable {
    public static func == (left: Page.Body, right: Page.Body) -> Bool {
        left.title == right.title
    }
}

// MARK: Screen.Footer Equatable
extension Screen.Footer: Hashable {
    static func == (left: Screen.Footer, right: Screen.Footer) -> Bool {
        left.title == right.title
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(self.title)
    }
}

// MARK: Screen.Header Equatable
extension Screen.Header: Equatable {
    static func == (left: Screen.Header, right: Screen.Header) -> Bool {
        left.title == right.title
    }
}

// MARK: Tree.Cache Equatable
extension Tree.Cache: Equatable {
    static func == (left: Tree.Cache<Key>, right: Tree.Cache<Key>) -> Bool {
        left.key == right.key
    }
}

// MARK: Tree.Node Equatable
extension Tree.Node: Equatable {
    static func == (left: Tree.Node<Label>, right: Tree.Node<Label>) -> Bool {
        switch (left, right) {
        case (.leaf(let left0), .leaf(let right0)): left0 == right0
        case (
            .branch(let left0, let left1),
            .branch(let right0, let right1)
        ):
            left0 == right0
                && left1 == right1
        default: false
        }
    }
}
