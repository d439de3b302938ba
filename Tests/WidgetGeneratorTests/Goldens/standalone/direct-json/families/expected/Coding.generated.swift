// Generated using widgetgen
// DO NOT EDIT

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
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "strength" where object.isFirst(0): strength = try json.read(Int.self)
            default: try json.skip()
            }
        }
        self.strength = try json.required(strength, "strength", in: object)
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

// MARK: Label Codable
extension Label {

    // Disambiguates from the synthesized memberwise initializer.
    public init(
        text: String,
        _: Void = ()
    ) {
        self.text = text
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
    }
}

extension Label: JSONReadable {

    public init(from json: inout JSONReader) throws {
        var text: String?
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "text" where object.isFirst(0): text = try json.read(String.self)
            default: try json.skip()
            }
        }
        self.text = try json.required(text, "text", in: object)
    }
}

extension Label: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

extension Open: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "url" where object.isFirst(0): url = try json.read(String.self)
            default: try json.skip()
            }
        }
        self.url = try json.required(url, "url", in: object)
    }
}

extension Open: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

// MARK: Remote Codable
extension Remote {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

extension Remote: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "url" where object.isFirst(0): url = try json.read(String.self)
            default: try json.skip()
            }
        }
        self.url = try json.required(url, "url", in: object)
    }
}

extension Remote: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}
