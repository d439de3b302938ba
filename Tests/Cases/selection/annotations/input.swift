import Foundation

// widgetgen: decodable
struct Decoded {
    let title: String
}

/// A card.
// widgetgen: memberwise
struct Made {
    let title: String
}

// widgetgen: AutoInitiableAndDecodable
struct Both: Decodable {
    let title: String
}

// widgetgen: skip
struct Nothing {
    let title: String
}

// sourcery: decodable
struct Theirs {
    let title: String
}
