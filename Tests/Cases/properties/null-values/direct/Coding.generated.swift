// MARK: Limits Codable
extension Limits: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        items: borrowing Int,
        pages: Int = 10,
        depth: Int? = nil,
        level: Int,
        size: Int = 3,
        width: Int? = nil,
        tags: [String],
        start: Date? = nil,
        steps: [Int],
        rate: Rate,
        other: Rate = .perHour(1),
        last: Int? = nil
    ) {
        self.items = copy items
        self.pages = pages
        self.depth = depth
        self.level = level
        self.size = size
        self.width = width
        self.tags = tags
        self.start = start
        self.steps = steps
        self.rate = rate
        self.other = other
        self.last = last
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode(Int?.self, forKey: "items") ?? 0
        pages = try fields.contains(fields.first(of: "pages", "pageCount")) ? fields.decodeIfPresent(Int.self, forKey: fields.first(of: "pages", "pageCount")) ?? -1 : 10
        depth = try fields.contains(atFirst: ["meta", "depth"]) ? fields.decodeIfPresent(Int.self, at: "meta", "depth") ?? 0 : nil
        level = try fields.contains("level") ? WidgetCoding.recovering("level", with: 2, in: fields) { try fields.decode(Int?.self, forKey: "level") ?? 1 } : fields.decode(Int?.self, forKey: "level") ?? 1
        size = WidgetCoding.recovering("size", with: 2, in: fields) { try fields.contains("size") ? fields.decodeIfPresent(Int.self, forKey: "size") ?? 1 : 3 }
        width = WidgetCoding.recovering("width", with: nil, in: fields) { try fields.contains("width") ? fields.decodeIfPresent(Int.self, forKey: "width") ?? 1 : nil }
        tags = try fields.decode(LossyArray<String>?.self, forKey: "tags")?.elements ?? ["none"]
        start = try fields.contains("start") ? fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: "start")?.value ?? (Date.distantPast) : nil
        steps = try fields.decode(WidgetCoding.ListOrElement<[Int]>?.self, forKey: "steps")?.list ?? (Array(0...count))
        rate = try fields.decode(Rate?.self, forKey: "rate") ?? .unlimited
        other = try fields.contains(atFirst: ["meta", "rate"]) ? fields.decodeIfPresent(Rate.self, at: "meta", "rate") ?? .unlimited : .perHour(1)
        last = try fields.contains("last") ? fields.decodeIfPresent(Int.self, forKey: "last") ?? 0 : nil
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Limits: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: Int??
        var pages: Int?
        var level: Int??
        var size: Int?
        var width: Int?
        var tags: [String]??
        var startValue: Date?
        var steps: [Int]??
        var rate: Rate??
        var last: Int?
        var object = json.fields("items,pages*,level,size*,width*,tags,start*,steps,rate,last*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read(Int?.self, in: &object)
            case 1: pages = json.readIfPresent(Int.self, in: &object) ?? -1
            case 2: level = .some(try json.recovering(with: 2) { try $0.read(Int?.self) ?? 1 })
            case 3: size = try json.recovering(with: 2) { try $0.readIfPresent(Int.self) ?? 1 }
            case 4: width = try json.recovering(with: nil) { try $0.readIfPresent(Int.self) ?? 1 }
            case 5: tags = json.read(LossyArray<String>?.self, in: &object).map { $0?.elements }
            case 6: startValue = json.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value ?? (Date.distantPast)
            case 7: steps = json.read(WidgetCoding.ListOrElement<[Int]>?.self, in: &object).map { $0?.list }
            case 8: rate = json.read(Rate?.self, in: &object)
            case 9: last = json.readIfPresent(Int.self, in: &object) ?? 0
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            pages = try json.contains(atFirst: ["pages"], ["pageCount"], of: object) ? json.readIfPresent(Int.self, atFirst: ["pages"], ["pageCount"], of: object) ?? -1 : 10
        }
        guard !object.isFailed, let items, let level, let tags, let steps, let rate else {
            throw json.failure(of: object)
        }
        self.items = items ?? 0
        self.pages = pages ?? 10
        self.depth = try json.contains(atFirst: ["meta", "depth"], of: object) ? json.readIfPresent(Int.self, atFirst: ["meta", "depth"], of: object) ?? 0 : nil
        self.level = level ?? 1
        self.size = size ?? 3
        self.width = width
        self.tags = tags ?? ["none"]
        self.start = startValue
        self.steps = steps ?? (Array(0...count))
        self.rate = rate ?? .unlimited
        self.other = try json.contains(atFirst: ["meta", "rate"], of: object) ? json.readIfPresent(Rate.self, atFirst: ["meta", "rate"], of: object) ?? .unlimited : .perHour(1)
        self.last = last
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(items, forKey: "items")
        try json.write(pages, forKey: "pages")
        try json.writeIfPresent(depth, at: "meta", "depth")
        try json.write(level, forKey: "level")
        try json.write(size, forKey: "size")
        try json.writeIfPresent(width, forKey: "width")
        try json.write(tags, forKey: "tags")
        try json.writeIfPresent(start.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "start")
        try json.write(steps, forKey: "steps")
        try json.write(rate != .unlimited ? rate : nil, forKey: "rate")
        try json.write(other != .unlimited ? other : nil, at: "meta", "rate")
        if last != nil {
            try json.write(last != 0 ? last : nil, forKey: "last")
        }
        json.close(object)
    }
}
