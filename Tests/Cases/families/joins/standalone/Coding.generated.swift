// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Chart Codable
extension Chart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        points = try fields.decode([Int].self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("chart", forKey: "type")
        try fields.encode(points, forKey: "points")
    }
}
