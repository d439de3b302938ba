// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Box Codable
extension Box: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        height = try fields.decode(Int.self, forKey: "height")
        size = try Size(from: decoder)
        frame = try decoder.contains(anyOf: "corner", "width") ? Frame(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(height, forKey: "height")
        try size.encode(to: encoder)
        try frame?.encode(to: encoder)
    }
}

// MARK: Twice Codable
extension Twice: Codable {

    init(from decoder: any Decoder) throws {
        inner = try Size(from: decoder)
        outer = try Size(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try inner.encode(to: encoder)
        try outer.encode(to: encoder)
    }
}
