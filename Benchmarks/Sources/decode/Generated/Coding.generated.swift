// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var title: String?
        var children: [any Component]?
        var object = json.fields("id?,title,children", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: title = json.read(String.self, in: &object)
            case 2: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let children else {
            throw json.failure(of: object)
        }
        self.init(
            id: id,
            title: title,
            children: children
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var replace: Bool?
        var object = json.fields("url,replace?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            case 1: replace = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.init(
            url: url,
            replace: replace
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        try json.writeIfPresent(replace, forKey: "replace")
        json.close(object)
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var children: [any Component]?
        var object = json.fields("id?,children", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object)
        }
        self.init(
            id: id,
            children: children
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var text: String?
        var size: Int?
        var onPress: [any Action]?
        var object = json.fields("id?,text,size?,onPress?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: text = json.read(String.self, in: &object)
            case 2: size = json.readIfPresent(Int.self, in: &object)
            case 3: onPress = json.readIfPresent(listOf: AnyAction.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.init(
            id: id,
            text: text,
            size: size,
            onPress: onPress
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        try json.writeIfPresent(listOf: AnyAction.self, onPress, forKey: "onPress")
        json.close(object)
    }
}
