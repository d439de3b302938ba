import Foundation
import WidgetRuntime

// MARK: Cart Codable
#if DEBUG
extension Cart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode([String].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try fields.encode(debug, forKey: "debug")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}
#else
extension Cart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode([String].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}
#endif

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(kind, forKey: "kind")
    }
}
