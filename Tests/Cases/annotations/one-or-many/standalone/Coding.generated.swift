import Foundation
import WidgetRuntime

// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        numbers = try fields.decode(WidgetCoding.ListOrElement<[Int]>.self, forKey: "numbers").list
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

// MARK: Payload Codable
extension Payload: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "list":
            self = .list(items: try fields.decode(WidgetCoding.ListOrElement<[Int]>.self, forKey: "items").list)
        case "only":
            self = .only(try fields.decode(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<Event>>.self, forKey: "_0").list.elements)
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
        try fields.encode(dates.map { WidgetCoding.CodedBy<ISO8601>($0) }, at: "meta", "dates")
        try fields.encode(byName, forKey: "byName")
        if !optionals.isEmpty {
            try fields.encode(optionals, forKey: "optionals")
        }
    }
}

// MARK: Tags Codable
extension Tags: Codable {

    init(from decoder: any Decoder) throws {
        tags = try decoder.singleValueContainer().decode(WidgetCoding.ListOrElement<[String]>.self).list
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tags)
    }
}
