// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Card: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var title: String?
        var subtitle: String?
        var lines: Int?
        var color: Int?
        let keys: [StaticString] = ["title", "subtitle", "lines", "color"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: subtitle = json.readIfPresent(String.self, in: &object)
            case 2: lines = json.readIfPresent(Int.self, in: &object)
            case 3: color = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.init(
            title: title,
            subtitle: subtitle,
            lines: lines ?? 4,
            color: color ?? 3
        )
    }
}

extension Card: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.writeIfPresent(subtitle, forKey: "subtitle")
        try json.write(lines, forKey: "lines")
        try json.write(color, forKey: "color")
        json.close(object)
    }
}

extension Text: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.init(
            text: text
        )
    }
}

extension Text: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
