import Beagle

// MARK: Defaults Init
extension Defaults {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        title: borrowing String? = nil
    ) {
        self.title = copy title
    }
}

// MARK: Empty Init
extension Empty {

    // Disambiguates from the synthesized memberwise initializer.
    public init(_: Void = ()) {}
}

// MARK: Lazy Init
extension Lazy {

    internal init(
        title: String
    ) {
        self.title = title
    }
}

// MARK: Visible Init
extension Visible {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        title: borrowing String
    ) {
        self.title = copy title
    }
}

// MARK: Written Init
extension Written {

    internal init(
        title: String
    ) {
        self.title = title
    }
}
