extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var startValue: Date?
        var end: Date?
        var counts: [Int]?
        var level: Int?
        var ratios: [String: Double]?
        var object = json.fields("start,end*,counts,level?,ratios", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: startValue = json.read(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 1: end = json.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 2: counts = json.read(LossyArray<WidgetCoding.CodedBy<Lenient<Int>>>.self, in: &object)?.elements.map(\.value)
            case 3: level = try json.recovering(with: 1) { try $0.readIfPresent(WidgetCoding.CodedBy<Lenient<Int>>.self)?.value ?? 2 }
            case 4: ratios = json.read(LossyDictionary<WidgetCoding.CodedBy<NonFinite<Double>>>.self, in: &object)?.values.mapValues(\.value)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            end = try json.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, atFirst: ["end"], ["stop"], of: object)?.value
        }
        guard !object.isFailed, let startValue, let counts, let ratios else {
            throw json.failure(of: object)
        }
        self.start = startValue
        self.end = end
        self.counts = counts
        self.level = level ?? 2
        self.ratios = ratios
        self.inner = json.recovering(in: object, levels: 0, with: nil) { try $0.read(WidgetCoding.CodedBy<JSONText<[Int]>>.self, beside: object).value }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(WidgetCoding.CodedBy<ISO8601>(start), forKey: "start")
        try json.writeIfPresent(end.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "end")
        try json.write(counts.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "counts")
        try json.write(WidgetCoding.CodedBy<Lenient<Int>>(level), forKey: "level")
        try json.write(ratios.mapValues { WidgetCoding.CodedBy<NonFinite<Double>>($0) }, forKey: "ratios")
        try json.writeMembersIfPresent(of: inner.map { WidgetCoding.CodedBy<JSONText<[Int]>>($0) })
        json.close(object)
    }
}

extension Log: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var days: Set<Date>?
        var counts: [Date: Int]?
        var raw: [Data]?
        var object = json.fields("days,counts,raw?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: days = json.read(Set<Date>.self, in: &object)
            case 1: counts = json.read([Date: Int].self, in: &object)
            case 2: raw = json.readIfPresent([Data].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let days, let counts else {
            throw json.failure(of: object)
        }
        self.init(
            days: days,
            counts: counts,
            raw: raw
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(days, forKey: "days")
        try json.write(counts, forKey: "counts")
        try json.writeIfPresent(raw, forKey: "raw")
        json.close(object)
    }
}

extension Moment: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "at":
            var date: Date?
            var object = json.fields("date", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: date = json.read(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
                default: break
                }
            }
            guard !object.isFailed, let date else {
                throw json.failure(of: object)
            }
            self = .at(date: date)
        case "many":
            var _0: [Date]?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read([WidgetCoding.CodedBy<ISO8601>].self, in: &object)?.map(\.value)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .many(_0)
        default:
            throw json.unknown(name, in: "Moment", known: ["at", "many"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .at(let date):
            let object = json.openObject()
            json.write(name: "at", forKey: "type")
            try json.write(WidgetCoding.CodedBy<ISO8601>(date), forKey: "date")
            json.close(object)
        case .many(let value0):
            let object = json.openObject()
            json.write(name: "many", forKey: "type")
            try json.write(value0.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "_0")
            json.close(object)
        }
    }
}
