extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "open":
            var url: String?
            var object = json.fields("url", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: url = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object)
            }
            self = .open(url: url)
        case "legacy":
            var id: Int?
            var object = json.fields("id", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: id = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let id else {
                throw json.failure(of: object)
            }
            self = .legacy(id: id)
        default:
            json.reportUnknown(name, in: "Event", known: ["open", "legacy"])
            json.rewind(to: name)
            try json.skip()
            self = .other
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .open(let url):
            let object = json.openObject()
            json.write(name: "open", forKey: "type")
            try json.write(url, forKey: "url")
            json.close(object)
        case .legacy:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case legacy' is not encoded"))
        case .tap(let x, let y):
            let object = json.openObject()
            json.write(name: "tap", forKey: "type")
            try json.write(x, forKey: "x")
            try json.write(y, forKey: "y")
            json.close(object)
        case .handler:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case handler' is not encoded"))
        case .other:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case other' is not encoded"))
        }
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name {
        case "small": self = .small
        case "large": self = .large
        case "huge": self = .huge
        default:
            throw json.unknown(name, in: "Size", known: ["small", "large", "huge"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .small: json.write(name: "small")
        case .large: json.write(name: "large")
        case .huge: throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case huge' is not encoded"))
        case .custom: throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case custom' is not encoded"))
        }
    }
}
