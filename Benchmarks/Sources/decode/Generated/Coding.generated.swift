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
        let keys: [StaticString] = ["id", "title", "children"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: title = json.read(String.self, in: &object)
            case 2: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let children else {
            throw json.failure(of: object, keys, required: 1, 2)
        }
        self.id = id
        self.title = title
        self.children = children
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
        let keys: [StaticString] = ["url", "replace"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            case 1: replace = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
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
        let keys: [StaticString] = ["id", "children"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object, keys, required: 1)
        }
        self.id = id
        self.children = children
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
        let keys: [StaticString] = ["id", "text", "size", "onPress"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: text = json.read(String.self, in: &object)
            case 2: size = json.readIfPresent(Int.self, in: &object)
            case 3: onPress = json.readIfPresent(listOf: AnyAction.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 1)
        }
        self.id = id
        self.text = text
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
