import Foundation
internal import WidgetRuntime

// MARK: Link Codable
extension Link {

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(URL.self, forKey: "url")
        rest = try fields.decode(JSONValue.self, forKey: "rest")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("link", forKey: "type")
        try fields.encode(url, forKey: "url")
        try fields.encode(rest, forKey: "rest")
    }
}

// MARK: Note Codable
extension Note {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        date = try fields.decode(Date.self, forKey: "date")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("note", forKey: "type")
        try fields.encode(date, forKey: "date")
    }
}
