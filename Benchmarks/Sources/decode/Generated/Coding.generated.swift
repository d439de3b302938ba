// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decodeIfPresent(String.self, forKey: "id")
        title = try fields.decode(String.self, forKey: "title")
        children = try fields.decode(listOf: AnyComponent.self, forKey: "children")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("card", forKey: "type")
        try fields.encodeIfPresent(id, forKey: "id")
        try fields.encode(title, forKey: "title")
        try fields.encode(children.map(AnyComponent.init), forKey: "children")
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
        replace = try fields.decodeIfPresent(Bool.self, forKey: "replace")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("open", forKey: "type")
        try fields.encode(url, forKey: "url")
        try fields.encodeIfPresent(replace, forKey: "replace")
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decodeIfPresent(String.self, forKey: "id")
        children = try fields.decode(listOf: AnyComponent.self, forKey: "children")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encodeIfPresent(id, forKey: "id")
        try fields.encode(children.map(AnyComponent.init), forKey: "children")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decodeIfPresent(String.self, forKey: "id")
        text = try fields.decode(String.self, forKey: "text")
        size = try fields.decodeIfPresent(Int.self, forKey: "size")
        onPress = try fields.decodeIfPresent(listOf: AnyAction.self, forKey: "onPress")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encodeIfPresent(id, forKey: "id")
        try fields.encode(text, forKey: "text")
        try fields.encodeIfPresent(size, forKey: "size")
        try fields.encodeIfPresent(onPress?.map(AnyAction.init), forKey: "onPress")
    }
}
