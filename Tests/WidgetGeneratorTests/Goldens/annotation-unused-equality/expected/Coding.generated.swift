// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Point Init
extension Point {

    init(
        x: Int
    ) {
        self.x = x
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        content = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(content, forKey: "text")
    }
}
