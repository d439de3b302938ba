// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Defaults Init
extension Defaults {

    // The last parameter tells it from the initializer that the compiler makes.
    internal init(
        title: String? = nil,
        _: Void = ()
    ) {
        self.title = title
    }
}

// MARK: Empty Init
extension Empty {

    // The last parameter tells it from the initializer that the compiler makes.
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

    // The last parameter tells it from the initializer that the compiler makes.
    public init(
        title: String,
        _: Void = ()
    ) {
        self.title = title
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
