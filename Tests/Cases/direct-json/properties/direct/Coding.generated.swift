extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var color: String?
        var lines: Int?
        var width: Double?
        var tags: [String]?
        var children: [any Component]?
        var header: (any Component)?
        var jsonValue: String?
        var objectValue: Int?
        var key: Bool?
        var object = json.fields("heading,color*,lines?,width*,tags?,children,header?,json,object,key", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: color = json.readIfPresent(String.self, in: &object)
            case 2: lines = try json.recovering(with: 0) { try $0.readIfPresent(Int.self) ?? 3 }
            case 3: width = json.readIfPresent(Double.self, in: &object)
            case 4: tags = json.readIfPresent(LossyArray<String>.self, in: &object)?.elements
            case 5: children = json.read(listOf: AnyComponent.self, in: &object)
            case 6: header = json.readIfPresent(AnyComponent.self, in: &object)?.value
            case 7: jsonValue = json.read(String.self, in: &object)
            case 8: objectValue = json.read(Int.self, in: &object)
            case 9: key = json.read(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            color = try json.readIfPresent(String.self, atFirst: ["color"], ["colour"], of: object)
        }
        guard !object.isFailed, let title, let children, let jsonValue, let objectValue, let key else {
            throw json.failure(of: object)
        }
        self.title = title
        self.color = color
        self.size = try json.read(Int.self, atFirst: ["meta", "size"], of: object)
        self.lines = lines ?? 3
        self.note = json.recovering(in: object, levels: 0, with: nil) { try Self.decodeNote(from: $0.container(of: object, keyedBy: WireKey.self)) }
        self.width = object.has(3) ? width : 2
        self.tags = tags ?? []
        self.style = try json.read(Style.self, beside: object)
        self.shadow = try json.contains(anyOf: "depth", of: object) ? json.read(Shadow.self, beside: object) : nil
        self.children = children
        self.header = header
        self.json = jsonValue
        self.object = objectValue
        self.key = key
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "card", forKey: "type")
        try json.write(title, forKey: "heading")
        try json.writeIfPresent(color, forKey: "color")
        try json.write(size, at: "meta", "size")
        try json.write(lines, forKey: "lines")
        try json.writeIfPresent(note, forKey: "note")
        try json.write(width, forKey: "width")
        try json.write(tags, forKey: "tags")
        try json.writeMembers(of: style)
        try json.writeMembersIfPresent(of: shadow)
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        try json.writeIfPresent(header.map(AnyComponent.init), forKey: "header")
        try json.write(version, forKey: "version")
        try json.write(self.json, forKey: "json")
        try json.write(self.object, forKey: "object")
        try json.write(key, forKey: "key")
        json.close(object)
    }
}

extension Divider: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        _ = try json.passObject()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "divider", forKey: "type")
        json.close(object)
    }
}

// MARK: Pair Codable
extension Pair {

    init(from decoder: any Decoder) throws where First: Codable { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws where First: Codable { try write(to: encoder) }
}

extension Pair: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable where First: Codable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var first: First?
        var object = json.fields("first")
        while let field = json.field(in: &object) {
            switch field {
            case 0: first = json.read(First.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let first else {
            throw json.failure(of: object)
        }
        self.first = first
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(first, forKey: "first")
        json.close(object)
    }
}

extension Shadow: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var depth: Double?
        var object = json.fields("depth")
        while let field = json.field(in: &object) {
            switch field {
            case 0: depth = json.read(Double.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let depth else {
            throw json.failure(of: object)
        }
        self.depth = depth
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(depth, forKey: "depth")
        json.close(object)
    }
}

extension Style: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var font: String?
        var object = json.fields("font")
        while let field = json.field(in: &object) {
            switch field {
            case 0: font = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let font else {
            throw json.failure(of: object)
        }
        self.font = font
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(font, forKey: "font")
        json.close(object)
    }
}
