// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

// MARK: Haptic Codable
#if os(iOS)
extension Haptic {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        strength: borrowing Int
    ) {
        self.strength = copy strength
    }

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Haptic: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var strength: Int?
        var object = json.fields("strength")
        while let field = json.field(in: &object) {
            switch field {
            case 0: strength = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let strength else {
            throw json.failure(of: object)
        }
        self.strength = strength
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(strength, forKey: "strength")
        json.close(object)
    }
}
#endif

// MARK: Label Codable
extension Label {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        text: borrowing String
    ) {
        self.text = copy text
    }

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Label: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Remote: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}
