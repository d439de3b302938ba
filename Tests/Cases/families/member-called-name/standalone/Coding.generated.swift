// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Name Codable
extension Name {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        first = try fields.decode(String.self, forKey: "first")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("name", forKey: "type")
        try fields.encode(first, forKey: "first")
    }
}
