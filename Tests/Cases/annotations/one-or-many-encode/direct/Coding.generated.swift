extension All: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var numbers: [Int]?
        var optionals: [Int?]?
        var rows: [[Int]]?
        var object = json.fields("numbers,optionals,rows")
        while let field = json.field(in: &object) {
            switch field {
            case 0: numbers = json.read(WidgetCoding.ListOrElement<[Int]>.self, in: &object)?.list
            case 1: optionals = json.read(WidgetCoding.ListOrElement<[Int?]>.self, in: &object)?.list
            case 2: rows = json.read([[Int]].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let numbers, let optionals, let rows else {
            throw json.failure(of: object)
        }
        self.numbers = numbers
        self.optionals = optionals
        self.rows = rows
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(WidgetCoding.ListOrElement(numbers), forKey: "numbers")
        try json.write(optionals, forKey: "optionals")
        try json.write(rows, forKey: "rows")
        json.close(object)
    }
}

extension Note: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "note", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
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
            var _0: [Note]?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(WidgetCoding.ListOrElement<[Note]>.self, in: &object)?.list
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
            try json.write(WidgetCoding.ListOrElement(items), forKey: "items")
            json.close(object)
        case .only(let value0):
            let object = json.openObject()
            json.write(name: "only", forKey: "type")
            try json.write(WidgetCoding.ListOrElement(value0), forKey: "_0")
            json.close(object)
        }
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var authors: [String]?
        var sizes: Set<Int>?
        var children: [any Component]?
        var known: [any Component]?
        var byName: [String: [Int]]?
        var object = json.fields("authors?,sizes?,children,known?,byName?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: authors = json.readIfPresent(WidgetCoding.ListOrElement<[String]>.self, in: &object)?.list
            case 1: sizes = json.readIfPresent(WidgetCoding.ListOrElement<WidgetCoding.LossySet<Int>>.self, in: &object)?.list.elements
            case 2: children = json.read(WidgetCoding.ListOrElement<[AnyComponent]>.self, in: &object)?.list.map(\.value)
            case 3: known = json.readIfPresent(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<AnyComponent>>.self, in: &object)?.list.elements.map(\.value)
            case 4: byName = json.readIfPresent([String: WidgetCoding.ListOrElement<[Int]>].self, in: &object)?.mapValues(\.list)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object)
        }
        self.authors = authors
        self.sizes = sizes ?? []
        self.children = children
        self.known = known
        self.dates = try json.readIfPresent(WidgetCoding.ListOrElement<[WidgetCoding.CodedBy<ISO8601>]>.self, atFirst: ["meta", "dates"], of: object)?.list.map(\.value)
        self.byName = byName
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.writeIfPresent(authors.map { WidgetCoding.ListOrElement($0) }, forKey: "authors")
        try json.write(WidgetCoding.ListOrElement(sizes), forKey: "sizes")
        try json.write(WidgetCoding.ListOrElement(children.map(AnyComponent.init)), forKey: "children")
        try json.writeIfPresent(known.map { WidgetCoding.ListOrElement($0.map(AnyComponent.init)) }, forKey: "known")
        try json.writeIfPresent(dates.map { WidgetCoding.ListOrElement($0.map { WidgetCoding.CodedBy<ISO8601>($0) }) }, at: "meta", "dates")
        try json.writeIfPresent(byName?.mapValues { WidgetCoding.ListOrElement($0) }, forKey: "byName")
        json.close(object)
    }
}

extension Tags: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.tags = try json.read(WidgetCoding.ListOrElement<[String]>.self).list
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(WidgetCoding.ListOrElement(tags))
    }
}
