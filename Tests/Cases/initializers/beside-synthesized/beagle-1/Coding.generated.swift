// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Defaults Init
extension Defaults {

    // Disambiguates from the synthesized memberwise initializer.
    internal init(
        title: String? = nil,
        _: Void = ()
    ) {
        self.title = title
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
