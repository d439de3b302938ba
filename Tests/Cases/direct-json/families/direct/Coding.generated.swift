// Only without direct JSON: // MARK: Haptic Codable

// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

// MARK: Haptic Codable
#if os(iOS)
extension Haptic {

    // Disambiguates from the synthesized memberwise initializer.
    public init(
        strength: Int,
        _: Void = ()
    ) {
        self.strength = strength
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        strength = try fields.decode(Int.self, forKey: "strength")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(strength, forKey: "strength")
    }
}

extension Haptic: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var strength: Int?
        let keys: [StaticString] = ["strength"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: strength = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let strength else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.strength = strength
    }
}

extension Haptic: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(strength, forKey: "strength")
        json.close(object)
    }
}
#endif

extension Label: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
    }
}

extension Label: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Open: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Open: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Remote: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Remote: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}
