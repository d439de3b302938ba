// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Card Decodable
extension Card {
    /// A team's own version of the part.
    init(from decoder: any Decoder) throws {
        title = ""
    }
}
