extension Choice: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "first":
            var _0: Int?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .first(_0)
        case "second":
            if #available(iOS 17, *) {
                try json.skip()
                self = .second
            } else {
                json.reportUnknown(name, in: "Choice", known: ["first"])
                json.rewind(to: name)
                try json.skip()
                self = .other
            }
        default:
            json.reportUnknown(name, in: "Choice", known: ["first", "second"])
            json.rewind(to: name)
            try json.skip()
            self = .other
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .first(let value0):
            let object = json.openObject()
            json.write(name: "first", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .second:
            let object = json.openObject()
            json.write(name: "second", forKey: "type")
            json.close(object)
        case .other:
            let object = json.openObject()
            json.write(name: "other", forKey: "type")
            json.close(object)
        }
    }
}

@available(iOS, unavailable)
extension Desk: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "desk", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

extension Ending: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        _ = try json.passObject()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "ending", forKey: "type")
        json.close(object)
    }
}

extension Late: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "late", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

@available(iOS, introduced: 16.4, message: "a, b)")
@available(OSX, introduced: 13)
extension LongForm: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "long", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

extension Loose: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .number(try json.read(Int.self))
            return
        } catch {
            failures.append(("number", error))
            json = start
        }
        if #available(iOS 17, *) {
            if try json.readNull() {
                self = .none
                return
            }
        }
        throw json.nothingMatches("Loose", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .number(let value0):
            try json.write(value0)
        case .none:
            json.writeNull()
        }
    }
}

@available(swift 6.0)
extension Modern: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "modern", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

@available(iOS 17, *)
extension New: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var new: Int?
        var object = json.fields("new")
        while let field = json.field(in: &object) {
            switch field {
            case 0: new = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let new else {
            throw json.failure(of: object)
        }
        self.new = new
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(new, forKey: "new")
        json.close(object)
    }
}

extension Old: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var old: Int?
        var object = json.fields("old")
        while let field = json.field(in: &object) {
            switch field {
            case 0: old = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let old else {
            throw json.failure(of: object)
        }
        self.old = old
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(old, forKey: "old")
        json.close(object)
    }
}

@available(iOS 17, *)
extension OtherResult: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var type: String?
        var object = json.fields("type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: type = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let type else {
            throw json.failure(of: object)
        }
        self.type = type
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, forKey: "type")
        json.close(object)
    }
}

// MARK: Placeholder Codable
@available(iOS 14, *)
extension Placeholder {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

@available(iOS 14, *)
extension Placeholder: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.skip()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.close(object)
    }
}

extension Route: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "home":
            try json.skip()
            self = .home
        case "search":
            if #available(iOS 17, *) {
                try json.skip()
                self = .search
            } else {
                throw json.unknown(name, in: "Route", known: ["home", "item", "window"])
            }
        case "item":
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
            self = .item(id: id)
        #if !os(iOS) && !os(visionOS)
        case "window":
            try json.skip()
            self = .window
        #endif
        default:
            throw json.unknown(name, in: "Route", known: ["home", "search", "item", "window"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .home:
            let object = json.openObject()
            json.write(name: "home", forKey: "type")
            json.close(object)
        case .search:
            let object = json.openObject()
            json.write(name: "search", forKey: "type")
            json.close(object)
        case .item(let id):
            let object = json.openObject()
            json.write(name: "item", forKey: "type")
            try json.write(id, forKey: "id")
            json.close(object)
        case .removed:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case removed' is not encoded"))
        case .window:
            let object = json.openObject()
            json.write(name: "window", forKey: "type")
            json.close(object)
        }
    }
}

@available(iOS 16, tvOS 16, *)
extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var event: (any Rare)?
        var title: String?
        var object = json.fields("event,title?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: event = json.read(AnyRare.self, in: &object)?.value
            case 1: title = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let event else {
            throw json.failure(of: object)
        }
        self.init(
            event: event,
            title: title ?? ""
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyRare(event), forKey: "event")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

@available(iOS 16, *)
@available(iOS 15, *)
extension Screens.Added: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        _ = try json.passObject()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "added", forKey: "type")
        json.close(object)
    }
}

@available(iOS 15, *)
extension Screens.Inherited: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "inherited", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

@available(iOS 17, macOS 14, *)
@available(iOS 15, *)
extension Screens.Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

// MARK: Shake Codable
@available(iOS 17, tvOS 15, *)
extension Shake {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

@available(iOS 17, tvOS 15, *)
extension Shake: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.skip()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.close(object)
    }
}

extension Stack: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var children: [any Component]?
        var header: (any Component)?
        var object = json.fields("children,header?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.read(listOf: AnyComponent.self, in: &object)
            case 1: header = json.readIfPresent(AnyKnownComponent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object)
        }
        self.init(
            children: children,
            header: header
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "stack", forKey: "type")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.writeIfPresent(header.map(AnyComponent.init), forKey: "header")
        json.close(object)
    }
}

@available(iOS 17, *)
extension Swipe: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var count: Int?
        var object = json.fields("count")
        while let field = json.field(in: &object) {
            switch field {
            case 0: count = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let count else {
            throw json.failure(of: object)
        }
        self.count = count
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(count, forKey: "count")
        try json.write(double, forKey: "double")
        if #available(iOS 18, visionOS 2.0, *) {
            try json.write(triple, forKey: "triple")
        }
        if #available(iOS 17.4, visionOS 1.1, *) {
            try json.write(fourfold, forKey: "fourfold")
        }
        json.close(object)
    }
}

// MARK: Tap Codable
@available(iOS 14, *)
extension Tap {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

@available(iOS 14, *)
extension Tap: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.skip()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.close(object)
    }
}

extension Theme: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        switch name.lowercased() {
        case "light": self = .light
        case "dark":
            if #available(iOS 13.4, *) {
                self = .dark
            } else {
                throw json.unknown(name, in: "Theme", known: ["light"], from: start)
            }
        default:
            throw json.unknown(name, in: "Theme", known: ["light", "dark"], from: start)
        }
    }
}
