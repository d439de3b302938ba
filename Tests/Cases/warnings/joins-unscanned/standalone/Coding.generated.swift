// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Offer Codable
extension Offer: Codable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        price = try fields.decode(Int.self, forKey: "price")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("offer", forKey: "type")
        try fields.encode(price, forKey: "price")
    }
}

// MARK: Row Codable
extension Row: Codable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        price = try fields.decode(Int.self, forKey: "price")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("row", forKey: "kind")
        try fields.encode(price, forKey: "price")
    }
}
