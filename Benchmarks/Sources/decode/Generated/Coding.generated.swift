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

extension Card: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        var title: String?
        var children: [any Component]?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "id" where object.isFirst(0): id = try json.readIfPresent(String.self)
            case "title" where object.isFirst(1): title = try json.read(String.self)
            case "children" where object.isFirst(2): children = try json.read(listOf: AnyComponent.self)
            default: try json.skip()
            }
        }
        self.id = id
        self.title = try json.required(title, "title", in: object)
        self.children = try json.required(children, "children", in: object)
    }
}

extension Card: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "card", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(title, forKey: "title")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
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

extension Open: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        var replace: Bool?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "url" where object.isFirst(0): url = try json.read(String.self)
            case "replace" where object.isFirst(1): replace = try json.readIfPresent(Bool.self)
            default: try json.skip()
            }
        }
        self.url = try json.required(url, "url", in: object)
        self.replace = replace
    }
}

extension Open: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        try json.writeIfPresent(replace, forKey: "replace")
        json.close(object)
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

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        var children: [any Component]?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "id" where object.isFirst(0): id = try json.readIfPresent(String.self)
            case "children" where object.isFirst(1): children = try json.read(listOf: AnyComponent.self)
            default: try json.skip()
            }
        }
        self.id = id
        self.children = try json.required(children, "children", in: object)
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
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

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: String?
        var text: String?
        var size: Int?
        var onPress: [any Action]?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "id" where object.isFirst(0): id = try json.readIfPresent(String.self)
            case "text" where object.isFirst(1): text = try json.read(String.self)
            case "size" where object.isFirst(2): size = try json.readIfPresent(Int.self)
            case "onPress" where object.isFirst(3): onPress = try json.readIfPresent(listOf: AnyAction.self)
            default: try json.skip()
            }
        }
        self.id = id
        self.text = try json.required(text, "text", in: object)
        self.size = size
        self.onPress = onPress
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        try json.writeIfPresent(listOf: AnyAction.self, onPress, forKey: "onPress")
        json.close(object)
    }
}
