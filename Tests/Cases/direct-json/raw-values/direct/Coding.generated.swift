// Only without direct JSON: // MARK: Platform Codable

// Only without direct JSON: import WidgetRuntime

public import WidgetRuntime

extension Alignment: JSONReadable {

    public init(from json: inout JSONReader) throws {
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
}

extension Alignment: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        switch self {
        case .leading: json.write(name: "leading")
        case .center: json.write(name: "middle")
        case .`default`: json.write(name: "default")
        case .quoted: json.write(name: "a\\\"b\\/c")
        case .accented: json.write(name: "größe")
        }
    }
}

extension Box: JSONReadable {

    init(from json: inout JSONReader) throws {
        var alignment: Alignment?
        var level: Level?
        var levels: [Level]?
        var ratio: Ratio?
        let keys: [StaticString] = ["alignment", "level", "levels", "ratio"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: alignment = json.read(Alignment.self, in: &object)
            case 1: level = json.readIfPresent(Level.self, in: &object)
            case 2: levels = json.read([Level].self, in: &object)
            case 3: ratio = json.read(Ratio.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let alignment, let levels, let ratio else {
            throw json.failure(of: object, keys, required: 0, 2, 3)
        }
        self.alignment = alignment
        self.level = level
        self.levels = levels
        self.ratio = ratio
    }
}

extension Box: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(alignment, forKey: "alignment")
        try json.writeIfPresent(level, forKey: "level")
        try json.write(levels, forKey: "levels")
        try json.write(ratio, forKey: "ratio")
        json.close(object)
    }
}

extension Byte: JSONReadable {

    init(from json: inout JSONReader) throws {
        self = try json.readRawValue(Self.self)
    }
}

extension Byte: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .zero: try json.write(UInt8(0))
        }
    }
}

extension Lenient: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .on: json.write(name: "on")
        case .off: json.write(name: "off")
        }
    }
}

extension Level: JSONReadable {

    init(from json: inout JSONReader) throws {
        self = try json.readRawValue(Self.self)
    }
}

extension Level: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Platform: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "all": self = .all
        case "phone": self = .phone
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }
}

extension Platform: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .all: json.write(name: "all")
        case .phone: json.write(name: "phone")
        }
    }
}
#else
extension Platform: Codable {
}

extension Platform: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "all": self = .all
        case "other": self = .other
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }
}

extension Platform: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .all: json.write(name: "all")
        case .other: json.write(name: "other")
        }
    }
}
#endif

extension Received: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "yes": self = .yes
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }
}

extension Sent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .no: json.write(name: "no")
        }
    }
}
