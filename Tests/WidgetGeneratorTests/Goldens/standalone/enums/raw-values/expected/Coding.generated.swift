// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Align Codable
extension Align {

    init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .center
    }
}

// MARK: Weight Codable
extension Weight {

    init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(Int.self)) ?? .other
    }
}
