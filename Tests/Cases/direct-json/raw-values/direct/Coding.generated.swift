// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Alignment: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "leading": self = .leading
        case "middle": self = .center
        case "default": self = .`default`
        case "a\"b/c": self = .quoted
        case "größe": self = .accented
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .leading: json.write(name: "leading")
        case .center: json.write(name: "middle")
        case .`default`: json.write(name: "default")
        case .quoted: json.write(name: "a\\\"b\\/c")
        case .accented: json.write(name: "größe")
        }
    }
}

extension Box: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var alignment: Alignment?
        var level: Level?
        var levels: [Level]?
        var ratio: Ratio?
        var object = json.fields("alignment,level?,levels,ratio")
        while let field = json.field(in: &object) {
            switch field {
            case 0: alignment = json.read(Alignment.self, in: &object)
            case 1: level = json.readIfPresent(Level.self, in: &object)
            case 2: levels = json.read([Level].self, in: &object)
            case 3: ratio = json.read(Ratio.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let alignment, let levels, let ratio else {
            throw json.failure(of: object)
        }
        self.init(
            alignment: alignment,
            level: level,
            levels: levels,
            ratio: ratio
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(alignment, forKey: "alignment")
        try json.writeIfPresent(level, forKey: "level")
        try json.write(levels, forKey: "levels")
        try json.write(ratio, forKey: "ratio")
        json.close(object)
    }
}

extension Byte: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self = try json.readRawValue(Self.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .zero: try json.write(UInt8(0))
        }
    }
}

extension Lenient: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .on: json.write(name: "on")
        case .off: json.write(name: "off")
        }
    }
}

extension Level: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self = try json.readRawValue(Self.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .low: try json.write(Int(1))
        case .middle: try json.write(Int(2))
        case .high: try json.write(Int(10))
        }
    }
}

// MARK: Platform Codable
#if os(iOS)
extension Platform: Codable {
}

extension Platform: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "all": self = .all
        case "phone": self = .phone
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .all: json.write(name: "all")
        case .phone: json.write(name: "phone")
        }
    }
}
#else
extension Platform: Codable {
}

extension Platform: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "all": self = .all
        case "other": self = .other
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .all: json.write(name: "all")
        case .other: json.write(name: "other")
        }
    }
}
#endif

extension Received: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "yes": self = .yes
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }
}

extension Sent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .no: json.write(name: "no")
        }
    }
}
