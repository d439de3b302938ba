import WidgetRuntime

// MARK: Offer Codable
extension Offer {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        price = try fields.decodeIfPresent(String.self, forKey: "price") ?? "$0.00"
        names = try fields.decodeIfPresent([String].self, forKey: "names") ?? []
        count = try fields.decodeIfPresent(String.self, forKey: "count") ?? "1"
        depth = try fields.contains("depth") ? fields.decodeIfPresent(Int.self, forKey: "depth") : 4
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("offer", forKey: "type")
        if !(price == "$0.00") {
            try fields.encode(price, forKey: "price")
        }
        if !({ $0.allSatisfy { $0.isEmpty } })(names) {
            try fields.encode(names, forKey: "names")
        }
        if !({ $0 == "\($0.count)" })(count) {
            try fields.encode(count, forKey: "count")
        }
        if depth != nil {
            try fields.encode(depth, forKey: "depth")
        }
    }
}
