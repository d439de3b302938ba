// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Card Decodable
extension Card {
    /// What a team wants in place of the tool's own.
    init(from decoder: any Decoder) throws {
        title = ""
    }
}
