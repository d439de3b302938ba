import WidgetRuntime

// MARK: Camera Codable
@available(iOSApplicationExtension, unavailable)
extension Camera {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("camera", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Chart Codable
@available(iOS 17, *)
extension Chart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("chart", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Scanner Codable
@available(iOS, introduced: 14, obsoleted: 18)
extension Scanner {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("scanner", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}
