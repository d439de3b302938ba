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

extension Nested: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var sets: Set<Identifier>?
        var maps: [Side: [Side: Int]]?
        var exact: Set<Int>?
        var object = json.fields("sets,maps,exact")
        while let field = json.field(in: &object) {
            switch field {
            case 0: sets = json.read(WidgetCoding.LossySet<Identifier>.self, in: &object)?.elements
            case 1: maps = json.read(WidgetCoding.LossyMap<Side, WidgetCoding.LossyMap<Side, Int>>.self, in: &object)?.values.mapValues(\.values)
            case 2: exact = json.read(Set<Int>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let sets, let maps, let exact else {
            throw json.failure(of: object)
        }
        self.sets = sets
        self.maps = maps
        self.exact = exact
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(sets, forKey: "sets")
        try json.write(maps, forKey: "maps")
        try json.write(exact, forKey: "exact")
        json.close(object)
    }
}

extension Payload: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "numbers":
            var _0: Set<Int>?
            var object = json.fields("_0", skipping: "kind")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(WidgetCoding.LossySet<Int>.self, in: &object)?.elements
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .numbers(_0)
        case "sides":
            var map: [Side: Int]?
            var object = json.fields("map", skipping: "kind")
            while let field = json.field(in: &object) {
                switch field {
                case 0: map = json.read(WidgetCoding.LossyMap<Side, Int>.self, in: &object)?.values
                default: break
                }
            }
            guard !object.isFailed, let map else {
                throw json.failure(of: object)
            }
            self = .sides(map: map)
        default:
            throw json.unknown(name, in: "Payload", known: ["numbers", "sides"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .numbers(let value0):
            let object = json.openObject()
            json.write(name: "numbers", forKey: "kind")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .sides(let map):
            let object = json.openObject()
            json.write(name: "sides", forKey: "kind")
            try json.write(map, forKey: "map")
            json.close(object)
        }
    }
}

extension Table: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var texts: [Name: Int]?
        var integers: [Int: String]?
        var nested: [[Int: String]]?
        var sides: [Side: Int]?
        var levels: [Level: Set<Int>]?
        var dates: [Identifier: Date]?
        var rows: [Int: [any Component]]?
        var parts: [Side: any Component]?
        var kept: [Side: any Component]?
        var set: Set<Int>?
        var names: Names?
        var sets: [Set<Side>]?
        var events: Set<Event>?
        var strictEvents: Set<Event>?
        var eventsByName: [Identifier: Event]?
        var object = json.fields("texts,integers,nested,sides?,levels?,dates,rows,parts,kept,set,names?,sets?,events,strictEvents,eventsByName", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: texts = json.read(LossyDictionary<Int>.self, in: &object)?.values
            case 1: integers = json.read(WidgetCoding.LossyMap<Int, String>.self, in: &object)?.values
            case 2: nested = json.read(LossyArray<WidgetCoding.LossyMap<Int, String>>.self, in: &object)?.elements.map(\.values)
            case 3: sides = json.readIfPresent(WidgetCoding.LossyMap<Side, Int>.self, in: &object)?.values
            case 4: levels = json.readIfPresent(WidgetCoding.LossyMap<Level, WidgetCoding.LossySet<Int>>.self, in: &object)?.values.mapValues(\.elements)
            case 5: dates = json.read(WidgetCoding.LossyMap<Identifier, WidgetCoding.CodedBy<ISO8601>>.self, in: &object)?.values.mapValues(\.value)
            case 6: rows = json.read([Int: WidgetCoding.KnownArray<AnyComponent>].self, in: &object)?.mapValues { $0.elements.map(\.value) }
            case 7: parts = json.read(WidgetCoding.KnownMap<Side, AnyComponent>.self, in: &object)?.values.mapValues(\.value)
            case 8: kept = json.read(WidgetCoding.LossyMap<Side, AnyComponentOrJSON>.self, in: &object)?.values.mapValues(\.value)
            case 9: set = json.read(WidgetCoding.LossySet<Int>.self, in: &object)?.elements
            case 10: names = json.readIfPresent(WidgetCoding.LossySet<String>.self, in: &object)?.elements
            case 11: sets = json.readIfPresent(LossyArray<WidgetCoding.LossySet<Side>>.self, in: &object)?.elements.map(\.elements)
            case 12: events = json.read(WidgetCoding.KnownSet<Event>.self, in: &object)?.elements
            case 13: strictEvents = json.read(Set<Event>.self, in: &object)
            case 14: eventsByName = json.read(WidgetCoding.KnownMap<Identifier, Event>.self, in: &object)?.values
            default: break
            }
        }
        guard !object.isFailed, let texts, let integers, let nested, let dates, let rows, let parts, let kept, let set, let events, let strictEvents, let eventsByName else {
            throw json.failure(of: object)
        }
        self.init(
            texts: texts,
            integers: integers,
            nested: nested,
            sides: sides,
            levels: levels ?? [:],
            dates: dates,
            rows: rows,
            parts: parts,
            kept: kept,
            set: set,
            names: names ?? [],
            sets: sets,
            events: events,
            strictEvents: strictEvents,
            eventsByName: eventsByName
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "table", forKey: "type")
        try json.write(texts, forKey: "texts")
        try json.write(integers, forKey: "integers")
        try json.write(nested, forKey: "nested")
        try json.writeIfPresent(sides, forKey: "sides")
        try json.write(levels, forKey: "levels")
        try json.write(dates.mapValues { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "dates")
        try json.write(rows.mapValues { $0.map(AnyComponent.init) }, forKey: "rows")
        try json.write(parts.mapValues(AnyComponent.init), forKey: "parts")
        try json.write(kept.mapValues(AnyComponent.init), forKey: "kept")
        try json.write(set, forKey: "set")
        try json.write(names, forKey: "names")
        try json.writeIfPresent(sets, forKey: "sets")
        try json.write(events, forKey: "events")
        try json.write(strictEvents, forKey: "strictEvents")
        try json.write(eventsByName, forKey: "eventsByName")
        json.close(object)
    }
}
