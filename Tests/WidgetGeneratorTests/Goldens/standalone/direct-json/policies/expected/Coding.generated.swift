// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: List Codable
extension List {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode(KnownArray<AnyKnownComponent>.self, forKey: "items").elements.map(\.value)
        strict = try fields.decodeIfPresent([String: AnyKnownComponent].self, forKey: "strict")?.mapValues(\.value) ?? [:]
        replaced = try fields.decode(AnyComponentOrText.self, forKey: "replaced").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("list", forKey: "type")
        try fields.encode(items.map(AnyComponent.init), forKey: "items")
        try fields.encode(strict.mapValues(AnyComponent.init), forKey: "strict")
        try fields.encode(AnyComponent(replaced), forKey: "replaced")
    }
}

extension List: JSONReadable {

    init(from json: inout JSONReader) throws {
        var items: [any Component]?
        var strict: [String: any Component]?
        var replaced: (any Component)?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "items" where object.isFirst(0): items = try json.read(KnownArray<AnyKnownComponent>.self).elements.map(\.value)
            case "strict" where object.isFirst(1): strict = try json.readIfPresent([String: AnyKnownComponent].self)?.mapValues(\.value)
            case "replaced" where object.isFirst(2): replaced = try json.read(AnyComponentOrText.self).value
            default: try json.skip()
            }
        }
        self.items = try json.required(items, "items", in: object)
        self.strict = strict ?? [:]
        self.replaced = try json.required(replaced, "replaced", in: object)
    }
}

extension List: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "list", forKey: "type")
        try json.write(listOf: AnyComponent.self, items, forKey: "items")
        try json.write(strict.mapValues(AnyComponent.init), forKey: "strict")
        try json.write(AnyComponent(replaced), forKey: "replaced")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "text" where object.isFirst(0): text = try json.read(String.self)
            default: try json.skip()
            }
        }
        self.text = try json.required(text, "text", in: object)
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
