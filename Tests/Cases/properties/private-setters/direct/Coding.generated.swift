// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        title: borrowing String,
        subtitle: String? = nil,
        lines: Int = 4,
        color: Int = 3
    ) {
        self.init(title: copy title, subtitle: subtitle, lines: lines, color: color)
    }

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var subtitle: String?
        var lines: Int?
        var color: Int?
        var object = json.fields("title,subtitle?,lines?,color?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: subtitle = json.readIfPresent(String.self, in: &object)
            case 2: lines = json.readIfPresent(Int.self, in: &object)
            case 3: color = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.init(
            title: title,
            subtitle: subtitle,
            lines: lines ?? 4,
            color: color ?? 3
        )
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.writeIfPresent(subtitle, forKey: "subtitle")
        try json.write(lines, forKey: "lines")
        try json.write(color, forKey: "color")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        text: borrowing String
    ) {
        self.init(text: copy text)
    }

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.init(
            text: text
        )
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
