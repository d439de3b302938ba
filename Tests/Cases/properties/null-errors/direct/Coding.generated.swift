extension File: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var size: Int?
        var pages: Int?
        var startValue: Date?
        var tags: [String]?
        var title: String??
        var object = json.fields("size*,pages*,start*,tags*,title", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: size = json.read(Int.self, in: &object)
            case 1: pages = json.read(Int.self, in: &object)
            case 2: startValue = json.read(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 3: tags = json.read(LossyArray<String>.self, in: &object)?.elements
            case 4: title = json.read(String?.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            pages = try json.contains(atFirst: ["pages"], ["pageCount"], of: object) ? json.read(Int.self, atFirst: ["pages"], ["pageCount"], of: object) : 10
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.size = size
        self.pages = pages ?? 10
        self.depth = try json.contains(atFirst: ["meta", "depth"], of: object) ? json.read(Int.self, atFirst: ["meta", "depth"], of: object) : nil
        self.start = startValue
        self.tags = tags ?? []
        self.title = title ?? "throw"
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(size, forKey: "size")
        try json.write(pages, forKey: "pages")
        try json.writeIfPresent(depth, at: "meta", "depth")
        try json.writeIfPresent(start.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "start")
        try json.write(tags, forKey: "tags")
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

// MARK: Input Codable
extension Input: Decodable {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }
}

extension Input: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var count: Int?
        var object = json.fields("id,count*")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            case 1: count = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
        self.count = object.has(1) ? count : 1
    }
}
