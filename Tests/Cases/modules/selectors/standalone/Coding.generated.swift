import Foundation
import WidgetRuntime

// MARK: Leaf Codable
extension Leaf {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        text: borrowing Swift::String,
        made: Foundation::Date? = nil,
        count: Swift::Int = Swift::Int(3),
        sizes: [Swift::String: [Swift::Int]] = [:],
        tags: Swift::Set<Swift::String> = [],
        note: Swift::Optional<Golden::Label> = nil,
        level: Swift::Int = 1
    ) {
        self.text = copy text
        self.made = made
        self.count = count
        self.sizes = sizes
        self.tags = tags
        self.note = note
        self.level = level
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(Swift::String.self, forKey: "text")
        made = try fields.decodeIfPresent(Foundation::Date.self, forKey: "made")
        count = try fields.decodeIfPresent(Swift::Int.self, forKey: "count") ?? Swift::Int(3)
        sizes = try fields.decodeIfPresent([String: [Swift::Int]].self, forKey: "sizes") ?? [:]
        tags = try fields.decodeIfPresent(Swift::Set<Swift::String>.self, forKey: "tags") ?? []
        note = try fields.decodeIfPresent(Golden::Label.self, forKey: "note")
        level = try fields.decodeIfPresent(Golden::Clamped<Int>.self, forKey: "level")?.wrappedValue ?? 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("leaf", forKey: "type")
        try fields.encode(text, forKey: "text")
        try fields.encodeIfPresent(made, forKey: "made")
        try fields.encode(count, forKey: "count")
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(tags, forKey: "tags")
        try fields.encodeIfPresent(note, forKey: "note")
        try fields.encode(Golden::Clamped<Int>(wrappedValue: level), forKey: "level")
    }
}

// MARK: Plain Codable
extension Plain {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(Swift::String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("plain", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Stack Codable
extension Stack {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        children = try WidgetCoding.decode(listOf: AnyNode.self, forKey: "children", from: fields)
        named = try fields.decodeIfPresent([String: AnyNode].self, forKey: "named")?.mapValues(\.value) ?? [:]
        size = try fields.decode(Golden::Geometry.Size.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("stack", forKey: "type")
        try fields.encode(children.map(AnyNode.init), forKey: "children")
        try fields.encode(named.mapValues(AnyNode.init), forKey: "named")
        try fields.encode(size, forKey: "size")
    }
}
