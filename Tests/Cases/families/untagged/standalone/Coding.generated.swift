// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Fixed Codable
extension Fixed {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.decode(Int.self, forKey: "width")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(width, forKey: "width")
    }
}

// MARK: Relative Codable
extension Relative {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        percent = try fields.decode(Int.self, forKey: "percent")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(percent, forKey: "percent")
    }
}
