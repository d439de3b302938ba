// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        numbers = try fields.decode(ListOrElement<[Int]>.self, forKey: "numbers").list
        rows = try fields.decode([[Int]].self, forKey: "rows")
        exact = try fields.decode([Int].self, forKey: "exact")
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(numbers, forKey: "numbers")
        try fields.encode(rows, forKey: "rows")
        try fields.encode(exact, forKey: "exact")
        try fields.encode(text, forKey: "text")
    }
}

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

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "tap":
            self = .tap(count: try fields.decode(Int.self, forKey: "count"))
        case "press":
            self = .press
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["tap", "press"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tap", forKey: "type")
            try fields.encode(count, forKey: "count")
        case .press:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("press", forKey: "type")
        }
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

// MARK: Payload Codable
extension Payload: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "list":
            self = .list(items: try fields.decode(ListOrElement<[Int]>.self, forKey: "items").list)
        case "only":
            self = .only(try fields.decode(ListOrElement<KnownArray<Event>>.self, forKey: "_0").list.elements)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Payload", known: ["list", "only"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let items):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("list", forKey: "type")
            try fields.encode(items, forKey: "items")
        case .only(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("only", forKey: "type")
            try fields.encode(value0, forKey: "_0")
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

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        authors = try fields.decode(ListOrElement<[String]>.self, forKey: "authors").list
        names = try fields.decodeIfPresent(ListOrElement<[String]>.self, forKey: "names")?.list
        sizes = try fields.decodeIfPresent(ListOrElement<LossyArray<Int>>.self, forKey: "sizes")?.list.elements ?? []
        children = try fields.decode(ListOrElement<[AnyComponent]>.self, forKey: "children").list.map(\.value)
        known = try fields.decodeIfPresent(ListOrElement<KnownArray<AnyComponent>>.self, forKey: fields.first(of: "known", "items"))?.list.elements.map(\.value)
        lossy = try fields.contains("lossy") ? fields.recovering("lossy", with: []) { try fields.decode(ListOrElement<LossyArray<AnyComponent>>.self, forKey: "lossy").list.elements.map(\.value) } : fields.decode(ListOrElement<LossyArray<AnyComponent>>.self, forKey: "lossy").list.elements.map(\.value)
        set = try fields.decode(ListOrElement<Set<String>>.self, forKey: "set").list
        events = try fields.decode(ListOrElement<KnownSet<Event>>.self, forKey: "events").list.elements
        dates = try fields.decode(ListOrElement<[CodedBy<ISO8601>]>.self, at: "meta", "dates").list.map(\.value)
        byName = try fields.decode([String: ListOrElement<[Int]>].self, forKey: "byName").mapValues(\.list)
        optionals = try fields.decodeIfPresent(ListOrElement<[Int?]>.self, forKey: "optionals")?.list ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encode(authors, forKey: "authors")
        try fields.encodeIfPresent(names, forKey: "names")
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(children.map(AnyComponent.init), forKey: "children")
        try fields.encodeIfPresent(known?.map(AnyComponent.init), forKey: "known")
        try fields.encode(lossy.map(AnyComponent.init), forKey: "lossy")
        try fields.encode(set, forKey: "set")
        try fields.encode(events, forKey: "events")
        try fields.encode(dates.map { CodedBy<ISO8601>($0) }, at: "meta", "dates")
        try fields.encode(byName, forKey: "byName")
        if !optionals.isEmpty {
            try fields.encode(optionals, forKey: "optionals")
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

// MARK: Tags Codable
extension Tags: Codable {

    init(from decoder: any Decoder) throws {
        tags = try decoder.singleValueContainer().decode(ListOrElement<[String]>.self).list
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tags)
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
