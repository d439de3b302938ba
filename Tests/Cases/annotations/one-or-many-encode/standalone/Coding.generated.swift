import Foundation
import WidgetRuntime

// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        numbers = try fields.decode(WidgetCoding.ListOrElement<[Int]>.self, forKey: "numbers").list
        optionals = try fields.decode(WidgetCoding.ListOrElement<[Int?]>.self, forKey: "optionals").list
        rows = try fields.decode([[Int]].self, forKey: "rows")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.ListOrElement(numbers), forKey: "numbers")
        try fields.encode(optionals, forKey: "optionals")
        try fields.encode(rows, forKey: "rows")
    }
}

// MARK: Note Codable
extension Note {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("note", forKey: "type")
        try fields.encode(text, forKey: "text")
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
            self = .only(try fields.decode(WidgetCoding.ListOrElement<[Note]>.self, forKey: "_0").list)
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
            try fields.encode(WidgetCoding.ListOrElement(items), forKey: "items")
        case .only(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("only", forKey: "type")
            try fields.encode(WidgetCoding.ListOrElement(value0), forKey: "_0")
        }
    }
}

// MARK: Screen Codable
extension Screen {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        authors = try fields.decodeIfPresent(WidgetCoding.ListOrElement<[String]>.self, forKey: "authors")?.list
        sizes = try fields.decodeIfPresent(WidgetCoding.ListOrElement<WidgetCoding.LossySet<Int>>.self, forKey: "sizes")?.list.elements ?? []
        children = try fields.decode(WidgetCoding.ListOrElement<[AnyComponent]>.self, forKey: "children").list.map(\.value)
        known = try fields.decodeIfPresent(WidgetCoding.ListOrElement<WidgetCoding.KnownArray<AnyComponent>>.self, forKey: "known")?.list.elements.map(\.value)
        dates = try fields.decodeIfPresent(WidgetCoding.ListOrElement<[WidgetCoding.CodedBy<ISO8601>]>.self, at: "meta", "dates")?.list.map(\.value)
        byName = try fields.decodeIfPresent([String: WidgetCoding.ListOrElement<[Int]>].self, forKey: "byName")?.mapValues(\.list)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encodeIfPresent(authors.map { WidgetCoding.ListOrElement($0) }, forKey: "authors")
        try fields.encode(WidgetCoding.ListOrElement(sizes), forKey: "sizes")
        try fields.encode(WidgetCoding.ListOrElement(children.map(AnyComponent.init)), forKey: "children")
        try fields.encodeIfPresent(known.map { WidgetCoding.ListOrElement($0.map(AnyComponent.init)) }, forKey: "known")
        try fields.encodeIfPresent(dates.map { WidgetCoding.ListOrElement($0.map { WidgetCoding.CodedBy<ISO8601>($0) }) }, at: "meta", "dates")
        try fields.encodeIfPresent(byName?.mapValues { WidgetCoding.ListOrElement($0) }, forKey: "byName")
    }
}

// MARK: Tags Codable
extension Tags: Codable {

    init(from decoder: any Decoder) throws {
        tags = try decoder.singleValueContainer().decode(WidgetCoding.ListOrElement<[String]>.self).list
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(WidgetCoding.ListOrElement(tags))
    }
}
