// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension All: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
        var numbers: [Int]?
        var optionals: [Int?]?
        var rows: [[Int]]?
        var object = json.fields("numbers,optionals,rows")
        while let field = json.field(in: &object) {
            switch field {
            case 0: numbers = json.read(ListOrElement<[Int]>.self, in: &object)?.list
            case 1: optionals = json.read(ListOrElement<[Int?]>.self, in: &object)?.list
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

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(ListOrElement(numbers), forKey: "numbers")
        try json.write(optionals, forKey: "optionals")
        try json.write(rows, forKey: "rows")
        json.close(object)
    }
}

// MARK: Note Codable
extension Note {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Note: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
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

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "note", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Payload: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "list":
            var items: [Int]?
            var object = json.fields("items", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: items = json.read(ListOrElement<[Int]>.self, in: &object)?.list
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
                case 0: _0 = json.read(ListOrElement<[Note]>.self, in: &object)?.list
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

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .list(let items):
            let object = json.openObject()
            json.write(name: "list", forKey: "type")
            try json.write(ListOrElement(items), forKey: "items")
            json.close(object)
        case .only(let value0):
            let object = json.openObject()
            json.write(name: "only", forKey: "type")
            try json.write(ListOrElement(value0), forKey: "_0")
            json.close(object)
        }
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Screen: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
        var authors: [String]?
        var sizes: Set<Int>?
        var children: [any Component]?
        var known: [any Component]?
        var byName: [String: [Int]]?
        var object = json.fields("authors?,sizes?,children,known?,byName?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: authors = json.readIfPresent(ListOrElement<[String]>.self, in: &object)?.list
            case 1: sizes = json.readIfPresent(ListOrElement<LossySet<Int>>.self, in: &object)?.list.elements
            case 2: children = json.read(ListOrElement<[AnyComponent]>.self, in: &object)?.list.map(\.value)
            case 3: known = json.readIfPresent(ListOrElement<KnownArray<AnyComponent>>.self, in: &object)?.list.elements.map(\.value)
            case 4: byName = json.readIfPresent([String: ListOrElement<[Int]>].self, in: &object)?.mapValues(\.list)
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
        self.dates = try json.readIfPresent(ListOrElement<[CodedBy<ISO8601>]>.self, atFirst: ["meta", "dates"], of: object)?.list.map(\.value)
        self.byName = byName
    }

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.writeIfPresent(authors.map { ListOrElement($0) }, forKey: "authors")
        try json.write(ListOrElement(sizes), forKey: "sizes")
        try json.write(ListOrElement(children.map(AnyComponent.init)), forKey: "children")
        try json.writeIfPresent(known.map { ListOrElement($0.map(AnyComponent.init)) }, forKey: "known")
        try json.writeIfPresent(dates.map { ListOrElement($0.map { CodedBy<ISO8601>($0) }) }, at: "meta", "dates")
        try json.writeIfPresent(byName?.mapValues { ListOrElement($0) }, forKey: "byName")
        json.close(object)
    }
}

extension Tags: JSONReadable, JSONWritable {

    init(from json: inout JSONReader) throws {
        self.tags = try json.read(ListOrElement<[String]>.self).list
    }

    func write(to json: inout JSONWriter) throws {
        try json.write(ListOrElement(tags))
    }
}
