// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Fill: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "color":
            var hex: String?
            var object = json.fields("hex", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: hex = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let hex else {
                throw json.failure(of: object)
            }
            self = .color(hex: hex)
        default:
            json.rewind(to: name)
            self = try json.replacing(json.unknown(name, in: "Fill", known: ["color"])) { error, json in try json.readReplacement(Self.self, insteadOf: error, at: "fallback") }
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .color(let hex):
            let object = json.openObject()
            json.write(name: "color", forKey: "type")
            try json.write(hex, forKey: "hex")
            json.close(object)
        }
    }
}

// MARK: Open Codable
extension Open {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        url: borrowing String
    ) {
        self.url = copy url
    }

    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
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

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write("open", at: "meta", "kind")
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var components: [any Component]?
        var main: (any Component)?
        var object = json.fields("components,main")
        while let field = json.field(in: &object) {
            switch field {
            case 0: components = json.read(WidgetCoding.KnownArray<AnyComponent>.self, in: &object)?.elements.map(\.value)
            case 1: main = json.read(AnyKnownComponent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let components, let main else {
            throw json.failure(of: object)
        }
        self.components = components
        self.main = main
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, components, forKey: "components")
        try json.write(AnyComponent(main), forKey: "main")
        json.close(object)
    }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
