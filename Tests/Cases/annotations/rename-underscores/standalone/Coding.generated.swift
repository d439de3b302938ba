import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        _id = try fields.decode(String.self, forKey: "_id")
        __typeName = try fields.decode(String.self, forKey: "__type_name")
        pageTitle_ = try fields.decode(String.self, forKey: "page_title_")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(_id, forKey: "_id")
        try fields.encode(__typeName, forKey: "__type_name")
        try fields.encode(pageTitle_, forKey: "page_title_")
    }
}
