extension All: JSONReadable {

    init(from json: inout JSONReader) throws {
        var numbers: [Int]?
        var rows: [[Int]]?
        var exact: [Int]?
        var text: String?
        let keys: [StaticString] = ["numbers", "rows", "exact", "text"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: numbers = json.read(ListOrElement<[Int]>.self, in: &object)?.list
            case 1: rows = json.read([[Int]].self, in: &object)
            case 2: exact = json.read([Int].self, in: &object)
            case 3: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let numbers, let rows, let exact, let text else {
            throw json.failure(of: object, keys, required: 0, 1, 2, 3)
        }
        self.numbers = numbers
        self.rows = rows
        self.exact = exact
        self.text = text
    }
}

extension All: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(numbers, forKey: "numbers")
        try json.write(rows, forKey: "rows")
        try json.write(exact, forKey: "exact")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Event: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "tap":
            var count: Int?
            let keys: [StaticString] = ["count"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .tap(count: count)
        case "press":
            try json.skip()
            self = .press
        default:
            throw json.unknown(name, in: "Event", known: ["tap", "press"])
        }
    }
}

extension Event: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Payload: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "list":
            var items: [Int]?
            let keys: [StaticString] = ["items"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: items = json.read(ListOrElement<[Int]>.self, in: &object)?.list
                default: break
                }
            }
            guard !object.isFailed, let items else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .list(items: items)
        case "only":
            var _0: [Event]?
            let keys: [StaticString] = ["_0"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(ListOrElement<KnownArray<Event>>.self, in: &object)?.list.elements
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .only(_0)
        default:
            throw json.unknown(name, in: "Payload", known: ["list", "only"])
        }
    }
}

extension Payload: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
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
        let keys: [StaticString] = ["authors", "names", "sizes", "children", "known", "lossy", "set", "events", "byName", "optionals"]
        var object = json.fields(besides: "type", isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: authors = json.read(ListOrElement<[String]>.self, in: &object)?.list
            case 1: names = json.readIfPresent(ListOrElement<[String]>.self, in: &object)?.list
            case 2: sizes = json.readIfPresent(ListOrElement<LossyArray<Int>>.self, in: &object)?.list.elements
            case 3: children = json.read(ListOrElement<[AnyComponent]>.self, in: &object)?.list.map(\.value)
            case 4: known = json.readIfPresent(ListOrElement<KnownArray<AnyComponent>>.self, in: &object)?.list.elements.map(\.value)
            case 5: lossy = try json.recovering(with: []) { try $0.read(ListOrElement<LossyArray<AnyComponent>>.self).list.elements.map(\.value) }
            case 6: set = json.read(ListOrElement<Set<String>>.self, in: &object)?.list
            case 7: events = json.read(ListOrElement<KnownSet<Event>>.self, in: &object)?.list.elements
            case 8: byName = json.read([String: ListOrElement<[Int]>].self, in: &object)?.mapValues(\.list)
            case 9: optionals = json.readIfPresent(ListOrElement<[Int?]>.self, in: &object)?.list
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(4) {
            known = try json.readIfPresent(ListOrElement<KnownArray<AnyComponent>>.self, atFirst: ["known"], ["items"], of: object)?.list.elements.map(\.value)
        }
        guard !object.isFailed, let authors, let children, let lossy, let set, let events, let byName else {
            throw json.failure(of: object, keys, required: 0, 3, 5, 6, 7, 8)
        }
        self.authors = authors
        self.names = names
        self.sizes = sizes ?? []
        self.children = children
        self.known = known
        self.lossy = lossy
        self.set = set
        self.events = events
        self.dates = try json.read(ListOrElement<[CodedBy<ISO8601>]>.self, atFirst: ["meta", "dates"], of: object).list.map(\.value)
        self.byName = byName
        self.optionals = optionals ?? []
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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
        try json.write(dates.map { CodedBy<ISO8601>($0) }, at: "meta", "dates")
        try json.write(byName, forKey: "byName")
        if !optionals.isEmpty {
            try json.write(optionals, forKey: "optionals")
        }
        json.close(object)
    }
}

extension Tags: JSONReadable {

    init(from json: inout JSONReader) throws {
        self.tags = try json.read(ListOrElement<[String]>.self).list
    }
}

extension Tags: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.write(tags)
    }
}
