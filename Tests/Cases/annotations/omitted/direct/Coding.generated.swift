extension Adjacent: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "t")
        switch name {
        case "one":
            var _0: Int?
            var object = json.fields("c?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .one(_0)
        case "none":
            try json.skip()
            self = .none
        default:
            throw json.unknown(name, in: "Adjacent", known: ["one", "none"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .one(let value0):
            let object = json.openObject()
            json.write(name: "one", forKey: "t")
            try json.write(value0, forKey: "c")
            json.close(object)
        case .none:
            let object = json.openObject()
            json.write(name: "none", forKey: "t")
            json.close(object)
        }
    }
}

extension All: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var tags: [String]?
        var required: [String]?
        var title: String?
        var count: Int?
        var components: [any Component]?
        var always: Int?
        var never: Int?
        var text: String?
        var object = json.fields("tags?,required,title?,count?,components?,always?,never?,text?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: tags = json.readIfPresent([String].self, in: &object)
            case 1: required = json.read([String].self, in: &object)
            case 2: title = json.readIfPresent(String.self, in: &object)
            case 3: count = json.readIfPresent(Int.self, in: &object)
            case 4: components = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            case 5: always = json.readIfPresent(Int.self, in: &object)
            case 6: never = json.readIfPresent(Int.self, in: &object)
            case 7: text = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let required else {
            throw json.failure(of: object)
        }
        self.init(
            tags: tags ?? [],
            required: required,
            title: title,
            count: count ?? 1,
            components: components ?? [],
            always: always ?? 2,
            never: never,
            text: text ?? "a"
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        if tags != [] {
            try json.write(tags, forKey: "tags")
        }
        try json.write(required, forKey: "required")
        try json.writeIfPresent(title, forKey: "title")
        if count != 1 {
            try json.write(count, forKey: "count")
        }
        try json.write(listOf: AnyComponent.self, components, forKey: "components")
        try json.write(always, forKey: "always")
        try json.writeIfPresent(never, forKey: "never")
        try json.write(text, forKey: "text")
        try json.write(version, forKey: "version")
        json.close(object)
    }
}

extension Branches: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var debug: Int?
        var text: String?
        var object = json.fields("debug?,text?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: debug = json.readIfPresent(Int.self, in: &object)
            case 1: text = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.debug = debug
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(debug, forKey: "debug")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
#else
extension Branches: Codable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Branches: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
#endif
#endif

extension Each: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var tags: [String]?
        var names: [String]?
        var children: [any Component]?
        var count: Int?
        var mode: Mode?
        var level: Int?
        var depth: Int?
        var ratio: Double?
        var title: String?
        var text: String?
        var startValue: Date?
        var note: String?
        var component: (any Component)?
        var end: Date?
        var sizes: [Int]?
        var encoder: Int?
        var order: Int?
        var object = json.fields("tags?,n?,children?,count?,mode?,level*,depth*,ratio?,title?,text?,start?,note?,component?,end?,sizes?,encoder?,order?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: tags = json.readIfPresent([String].self, in: &object)
            case 1: names = json.readIfPresent([String].self, in: &object)
            case 2: children = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            case 3: count = json.readIfPresent(Int.self, in: &object)
            case 4: mode = json.readIfPresent(Mode.self, in: &object)
            case 5: level = json.readIfPresent(Int.self, in: &object)
            case 6: depth = json.readIfPresent(Int.self, in: &object)
            case 7: ratio = json.readIfPresent(Double.self, in: &object)
            case 8: title = json.readIfPresent(String.self, in: &object)
            case 9: text = json.readIfPresent(String.self, in: &object)
            case 10: startValue = json.readIfPresent(WidgetCoding.CodedBy<SecondsSince1970>.self, in: &object)?.value
            case 11: note = json.readIfPresent(String.self, in: &object)
            case 12: component = json.readIfPresent(AnyComponent.self, in: &object)?.value
            case 13: end = json.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 14: sizes = json.readIfPresent(LossyArray<Int>.self, in: &object)?.elements
            case 15: encoder = json.readIfPresent(Int.self, in: &object)
            case 16: order = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.tags = tags ?? []
        self.names = names
        self.children = children
        self.count = count ?? 1
        self.size = try json.readIfPresent(Size.self, atFirst: ["meta", "size"], of: object) ?? Size()
        self.mode = mode ?? .dark
        self.level = object.has(5) ? level : 3
        self.depth = object.has(6) ? depth : 4
        self.ratio = ratio ?? (1 / 3)
        self.title = title ?? ""
        self.text = text ?? "untitled text"
        self.start = startValue ?? Date(timeIntervalSince1970: 0)
        self.note = note
        self.other = try json.readIfPresent(Int.self, atFirst: ["meta", "note"], of: object)
        self.component = component
        self.end = end
        self.sizes = sizes
        self.encoder = encoder ?? 1
        self.order = order ?? Self.defaultOrder
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "each", forKey: "type")
        if !tags.isEmpty {
            try json.write(tags, forKey: "tags")
        }
        if names?.isEmpty != true {
            try json.writeIfPresent(names, forKey: "n")
        }
        try json.write(children?.map(AnyComponent.init), forKey: "children")
        if !(count < 1 || count == 9) {
            try json.write(count, forKey: "count")
        }
        if !size.isZero {
            try json.write(size, at: "meta", "size")
        }
        if mode != .dark {
            try json.write(mode, forKey: "mode")
        }
        if level != 3 {
            try json.write(level, forKey: "level")
        }
        if depth != nil {
            try json.write(depth, forKey: "depth")
        }
        if ratio != (1 / 3) {
            try json.write(ratio, forKey: "ratio")
        }
        if title != "" {
            try json.write(title, forKey: "title")
        }
        if !(text.count > 99) {
            try json.write(text, forKey: "text")
        }
        if start != Date(timeIntervalSince1970: 0) {
            try json.write(WidgetCoding.CodedBy<SecondsSince1970>(start), forKey: "start")
        }
        try json.write(note, forKey: "note")
        try json.write(other, at: "meta", "note")
        try json.write(component.map(AnyComponent.init), forKey: "component")
        try json.write(end.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "end")
        try json.write(sizes, forKey: "sizes")
        if self.encoder != 1 {
            try json.write(self.encoder, forKey: "encoder")
        }
        if order != Self.defaultOrder {
            try json.write(order, forKey: "order")
        }
        json.close(object)
    }
}

extension Inside: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var count: Int?
        var nameValue: String?
        var object = json.fields("count?,name?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: count = json.readIfPresent(Int.self, in: &object)
            case 1: nameValue = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            count: count ?? 1,
            name: nameValue
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        if count != 1 {
            try json.write(count, forKey: "count")
        }
        try json.writeIfPresent(name, forKey: "name")
        json.close(object)
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "link":
            var href: String?
            var size: Int?
            var object = json.fields("href?,size?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: href = json.readIfPresent(String.self, in: &object)
                case 1: size = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .link(href: href, size: size ?? 3)
        case "tags":
            var names: [String]?
            var object = json.fields("names?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: names = json.readIfPresent([String].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .tags(names: names ?? [])
        default:
            throw json.unknown(name, in: "Item", known: ["link", "tags"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .link(let href, let size):
            let object = json.openObject()
            json.write(name: "link", forKey: "type")
            try json.write(href, forKey: "href")
            if size != 3 {
                try json.write(size, forKey: "size")
            }
            json.close(object)
        case .tags(let names):
            let object = json.openObject()
            json.write(name: "tags", forKey: "type")
            if !names.isEmpty {
                try json.write(names, forKey: "names")
            }
            json.close(object)
        }
    }
}

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Request: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        if !tags.isEmpty {
            try json.write(tags, forKey: "tags")
        }
        if !names.isEmpty {
            try json.write(names, forKey: "names")
        }
        if !values.isEmpty {
            try json.write(values, forKey: "values")
        }
        try json.write(count, forKey: "count")
        json.close(object)
    }
}

extension Side: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "left":
                try json.skip()
                self = .left
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Side", known: ["left"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .left:
            let object = json.openObject()
            let content = json.openObject(forKey: "left")
            json.close(content)
            json.close(object)
        }
    }
}
