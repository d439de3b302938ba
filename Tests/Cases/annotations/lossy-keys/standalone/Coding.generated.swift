import Foundation
import WidgetRuntime

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

// MARK: Nested Codable
extension Nested: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        sets = try fields.decode(WidgetCoding.LossySet<Identifier>.self, forKey: "sets").elements
        maps = try fields.decode(WidgetCoding.LossyMap<Side, WidgetCoding.LossyMap<Side, Int>>.self, forKey: "maps").values.mapValues(\.values)
        exact = try fields.decode(Set<Int>.self, forKey: "exact")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(sets, forKey: "sets")
        try fields.encode(maps, forKey: "maps")
        try fields.encode(exact, forKey: "exact")
    }
}

// MARK: Payload Codable
extension Payload: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "numbers":
            self = .numbers(try fields.decode(WidgetCoding.LossySet<Int>.self, forKey: "_0").elements)
        case "sides":
            self = .sides(map: try fields.decode(WidgetCoding.LossyMap<Side, Int>.self, forKey: "map").values)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Payload", known: ["numbers", "sides"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .numbers(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("numbers", forKey: "kind")
            try fields.encode(value0, forKey: "_0")
        case .sides(let map):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("sides", forKey: "kind")
            try fields.encode(map, forKey: "map")
        }
    }
}

// MARK: Table Codable
extension Table {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        texts = try fields.decode(LossyDictionary<Int>.self, forKey: "texts").values
        integers = try fields.decode(WidgetCoding.LossyMap<Int, String>.self, forKey: "integers").values
        nested = try fields.decode(LossyArray<WidgetCoding.LossyMap<Int, String>>.self, forKey: "nested").elements.map(\.values)
        sides = try fields.decodeIfPresent(WidgetCoding.LossyMap<Side, Int>.self, forKey: "sides")?.values
        levels = try fields.decodeIfPresent(WidgetCoding.LossyMap<Level, WidgetCoding.LossySet<Int>>.self, forKey: "levels")?.values.mapValues(\.elements) ?? [:]
        dates = try fields.decode(WidgetCoding.LossyMap<Identifier, WidgetCoding.CodedBy<ISO8601>>.self, forKey: "dates").values.mapValues(\.value)
        rows = try fields.decode([Int: WidgetCoding.KnownArray<AnyComponent>].self, forKey: "rows").mapValues { $0.elements.map(\.value) }
        parts = try fields.decode(WidgetCoding.KnownMap<Side, AnyComponent>.self, forKey: "parts").values.mapValues(\.value)
        kept = try fields.decode(WidgetCoding.LossyMap<Side, AnyComponentOrJSON>.self, forKey: "kept").values.mapValues(\.value)
        set = try fields.decode(WidgetCoding.LossySet<Int>.self, forKey: "set").elements
        names = try fields.decodeIfPresent(WidgetCoding.LossySet<String>.self, forKey: "names")?.elements ?? []
        sets = try fields.decodeIfPresent(LossyArray<WidgetCoding.LossySet<Side>>.self, forKey: "sets")?.elements.map(\.elements)
        events = try fields.decode(WidgetCoding.KnownSet<Event>.self, forKey: "events").elements
        strictEvents = try fields.decode(Set<Event>.self, forKey: "strictEvents")
        eventsByName = try fields.decode(WidgetCoding.KnownMap<Identifier, Event>.self, forKey: "eventsByName").values
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("table", forKey: "type")
        try fields.encode(texts, forKey: "texts")
        try fields.encode(integers, forKey: "integers")
        try fields.encode(nested, forKey: "nested")
        try fields.encodeIfPresent(sides, forKey: "sides")
        try fields.encode(levels, forKey: "levels")
        try fields.encode(dates.mapValues { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "dates")
        try fields.encode(rows.mapValues { $0.map(AnyComponent.init) }, forKey: "rows")
        try fields.encode(parts.mapValues(AnyComponent.init), forKey: "parts")
        try fields.encode(kept.mapValues(AnyComponent.init), forKey: "kept")
        try fields.encode(set, forKey: "set")
        try fields.encode(names, forKey: "names")
        try fields.encodeIfPresent(sets, forKey: "sets")
        try fields.encode(events, forKey: "events")
        try fields.encode(strictEvents, forKey: "strictEvents")
        try fields.encode(eventsByName, forKey: "eventsByName")
    }
}
