// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Kind: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name {
        case "user-message": self = .userMessage
        case "bot", "robot": self = .bot
        default:
            json.reportUnknown(name, in: "Kind", known: ["user-message", "bot", "robot"], from: start)
            self = .other(name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .userMessage: json.write(name: "user-message")
        case .bot: json.write(name: "bot")
        case .other(let name): try json.write(name)
        }
    }
}

// MARK: Mode Codable
#if DEBUG
extension Mode: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name.lowercased() {
        case "light": self = .light
        case "dark": self = .dark
        case "debug": self = .debug
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Mode", known: ["light", "dark", "debug"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .light: try container.encode("light")
        case .dark: try container.encode("dark")
        case .debug: try container.encode("debug")
        }
    }
}

extension Mode: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name.lowercased() {
        case "light": self = .light
        case "dark": self = .dark
        case "debug": self = .debug
        default:
            throw json.unknown(name, in: "Mode", known: ["light", "dark", "debug"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .light: json.write(name: "light")
        case .dark: json.write(name: "dark")
        case .debug: json.write(name: "debug")
        }
    }
}
#else
extension Mode: Codable {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name.lowercased() {
        case "light": self = .light
        case "dark": self = .dark
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Mode", known: ["light", "dark"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .light: try container.encode("light")
        case .dark: try container.encode("dark")
        }
    }
}

extension Mode: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name.lowercased() {
        case "light": self = .light
        case "dark": self = .dark
        default:
            throw json.unknown(name, in: "Mode", known: ["light", "dark"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .light: json.write(name: "light")
        case .dark: json.write(name: "dark")
        }
    }
}
#endif

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        kind = try fields.decode(Kind.self, forKey: "kind")
        kinds = try fields.decode(LossyArray<Kind>.self, forKey: "kinds").elements
        status = try fields.decodeIfPresent(Status.self, forKey: "status")
        mode = try fields.contains("mode") ? WidgetCoding.recovering("mode", with: .light, in: fields) { try fields.decode(Mode.self, forKey: "mode") } : fields.decode(Mode.self, forKey: "mode")
        size = try fields.decodeIfPresent(Size.self, forKey: "size") ?? .medium
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var kind: Kind?
        var kinds: [Kind]?
        var status: Status?
        var mode: Mode?
        var size: Size?
        var object = json.fields("kind,kinds,status?,mode,size?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: kind = json.read(Kind.self, in: &object)
            case 1: kinds = json.read(LossyArray<Kind>.self, in: &object)?.elements
            case 2: status = json.readIfPresent(Status.self, in: &object)
            case 3: mode = try json.recovering(with: .light) { try $0.read(Mode.self) }
            case 4: size = json.readIfPresent(Size.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let kind, let kinds, let mode else {
            throw json.failure(of: object)
        }
        self.init(
            kind: kind,
            kinds: kinds,
            status: status,
            mode: mode,
            size: size ?? .medium
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, forKey: "kind")
        try json.write(kinds, forKey: "kinds")
        try json.writeIfPresent(status, forKey: "status")
        try json.write(mode, forKey: "mode")
        try json.write(size, forKey: "size")
        json.close(object)
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name {
        case "small": self = .small
        case "large": self = .large
        case "tiny": self = .tiny
        default:
            json.reportUnknown(name, in: "Size", known: ["small", "large", "tiny"], from: start)
            self = .medium
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .small: json.write(name: "small")
        case .large: json.write(name: "large")
        case .tiny: throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case tiny' is not encoded"))
        case .medium: json.write(name: "medium")
        }
    }
}

extension Status: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(Int.self)
        switch name {
        case 200: self = .ok
        case 404, 410...412: self = .gone
        default:
            json.reportUnknown(name, in: "Status", known: ["200", "404", "410...412"], from: start)
            self = .code(number: name)
        }
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .ok: try json.write(Int(200))
        case .gone: try json.write(Int(404))
        case .code(let name): try json.write(name)
        }
    }
}
