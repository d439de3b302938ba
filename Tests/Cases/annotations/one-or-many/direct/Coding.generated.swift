extension All: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var numbers: [Int]?
        var rows: [[Int]]?
        var exact: [Int]?
        var text: String?
        var object = json.fields("numbers,rows,exact,text")
        while let field = json.field(in: &object) {
            switch field {
            case 0: numbers = json.read(WidgetCoding.ListOrElement<[Int]>.self, in: &object)?.list
            case 1: rows = json.read([[Int]].self, in: &object)
            case 2: exact = json.read([Int].self, in: &object)
            case 3: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let numbers, let rows, let exact, let text else {
            throw json.failure(of: object)
        }
        self.numbers = numbers
        self.rows = rows
        self.exact = exact
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(numbers, forKey: "numbers")
        try json.write(rows, forKey: "rows")
        try json.write(exact, forKey: "exact")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "tap":
            var count: Int?
            var object = json.fields("count", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count else {
                throw json.failure(of: object)
            }
            self = .tap(count: count)
        case "press":
            try json.skip()
            self = .press
        default:
            throw json.unknown(name, in: "Event", known: ["tap", "press"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .tap(let count):
            let object = json.openObject()
            json.write(name: "tap", forKey: "type")
            try json.write(count, forKey: "count")
            json.close(object)
        case .press:
            let object = json.openObject()
            json.write(name: "press", forKey: "type")
            json.close(object)
        }
    }
}

extension Payload: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "list":
            var items: [Int]?
            var object = json.fields("items", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: items = json.read(WidgetCoding.ListOrElement<[Int]>.self, in: &object)?.list
                default: break
                }
            }
            guard !object.isFailed, let items else {
                throw json.failure(of: object)
            }
            self = .list(items: items)
        case "only":
            var _0: [Event]?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<Event>>.self, in: &object)?.list.elements
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .only(_0)
        default:
            throw json.unknown(name, in: "Payload", known: ["list", "only"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .list(let items):
            let object = json.openObject()
            json.write(name: "list", forKey: "type")
            try json.write(items, forKey: "items")
            json.close(object)
        case .only(let value0):
            let object = json.openObject()
            json.write(name: "only", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        authors = try fields.decode(WidgetCoding.ListOrElement<[String]>.self, forKey: "authors").list
        names = try fields.decodeIfPresent(WidgetCoding.ListOrElement<[String]>.self, forKey: "names")?.list
        sizes = try fields.decodeIfPresent(WidgetCoding.ListOrElement<LossyArray<Int>>.self, forKey: "sizes")?.list.elements ?? []
        children = try fields.decode(WidgetCoding.ListOrElement<[AnyComponent]>.self, forKey: "children").list.map(\.value)
        known = try fields.decodeIfPresent(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<AnyComponent>>.self, forKey: fields.first(of: "known", "items"))?.list.elements.map(\.value)
        lossy = try fields.contains("lossy") ? WidgetCoding.recovering("lossy", with: [], in: fields) { try fields.decode(WidgetCoding.ListOrElement<LossyArray<AnyComponent>>.self, forKey: "lossy").list.elements.map(\.value) } : fields.decode(WidgetCoding.ListOrElement<LossyArray<AnyComponent>>.self, forKey: "lossy").list.elements.map(\.value)
        set = try fields.decode(WidgetCoding.ListOrElement<Set<String>>.self, forKey: "set").list
        events = try fields.decode(WidgetCoding.ListOrElement<WidgetCoding.KnownSet<Event>>.self, forKey: "events").list.elements
        dates = try fields.decode(WidgetCoding.ListOrElement<[WidgetCoding.CodedBy<ISO8601>]>.self, at: "meta", "dates").list.map(\.value)
        byName = try fields.decode([String: WidgetCoding.ListOrElement<[Int]>].self, forKey: "byName").mapValues(\.list)
        optionals = try fields.decodeIfPresent(WidgetCoding.ListOrElement<[Int?]>.self, forKey: "optionals")?.list ?? []
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var authors: [String]?
        var names: Names?
        var sizes: [Int]?
        var children: [any Component]?
        var known: [any Component]?
        var lossy: [any Component]?
        var set: Set<String>?
        var events: Set<Event>?
        var byName: [String: [Int]]?
        var optionals: [Int?]?
        var object = json.fields("authors,names?,sizes?,children,known*,lossy,set,events,byName,optionals?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: authors = json.read(WidgetCoding.ListOrElement<[String]>.self, in: &object)?.list
            case 1: names = json.readIfPresent(WidgetCoding.ListOrElement<[String]>.self, in: &object)?.list
            case 2: sizes = json.readIfPresent(WidgetCoding.ListOrElement<LossyArray<Int>>.self, in: &object)?.list.elements
            case 3: children = json.read(WidgetCoding.ListOrElement<[AnyComponent]>.self, in: &object)?.list.map(\.value)
            case 4: known = json.readIfPresent(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<AnyComponent>>.self, in: &object)?.list.elements.map(\.value)
            case 5: lossy = try json.recovering(with: []) { try $0.read(WidgetCoding.ListOrElement<LossyArray<AnyComponent>>.self).list.elements.map(\.value) }
            case 6: set = json.read(WidgetCoding.ListOrElement<Set<String>>.self, in: &object)?.list
            case 7: events = json.read(WidgetCoding.ListOrElement<WidgetCoding.KnownSet<Event>>.self, in: &object)?.list.elements
            case 8: byName = json.read([String: WidgetCoding.ListOrElement<[Int]>].self, in: &object)?.mapValues(\.list)
            case 9: optionals = json.readIfPresent(WidgetCoding.ListOrElement<[Int?]>.self, in: &object)?.list
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(4) {
            known = try json.readIfPresent(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<AnyComponent>>.self, atFirst: ["known"], ["items"], of: object)?.list.elements.map(\.value)
        }
        guard !object.isFailed, let authors, let children, let lossy, let set, let events, let byName else {
            throw json.failure(of: object)
        }
        self.authors = authors
        self.names = names
        self.sizes = sizes ?? []
        self.children = children
        self.known = known
        self.lossy = lossy
        self.set = set
        self.events = events
        self.dates = try json.read(WidgetCoding.ListOrElement<[WidgetCoding.CodedBy<ISO8601>]>.self, atFirst: ["meta", "dates"], of: object).list.map(\.value)
        self.byName = byName
        self.optionals = optionals ?? []
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.write(authors, forKey: "authors")
        try json.writeIfPresent(names, forKey: "names")
        try json.write(sizes, forKey: "sizes")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.writeIfPresent(listOf: AnyComponent.self, known, forKey: "known")
        try json.write(listOf: AnyComponent.self, lossy, forKey: "lossy")
        try json.write(set, forKey: "set")
        try json.write(events, forKey: "events")
        try json.write(dates.map { WidgetCoding.CodedBy<ISO8601>($0) }, at: "meta", "dates")
        try json.write(byName, forKey: "byName")
        if !optionals.isEmpty {
            try json.write(optionals, forKey: "optionals")
        }
        json.close(object)
    }
}

extension Tags: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.tags = try json.read(WidgetCoding.ListOrElement<[String]>.self).list
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(tags)
    }
}
