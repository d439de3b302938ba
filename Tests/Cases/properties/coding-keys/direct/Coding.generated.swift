extension Account: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var userName: String?
        var value: Value?
        var nickName: Field<String>?
        var object = json.fields("user_name,value,nick_name*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: userName = json.read(String.self, in: &object)
            case 1: value = json.read(Value.self, in: &object)
            case 2: nickName = json.read(Field<String>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let userName, let value else {
            throw json.failure(of: object)
        }
        self.userName = userName
        self.value = value
        self.rest = try [String: JSONValue](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "user_name", "value", "nick_name"))
        self.nickName = nickName ?? .missing
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: rest)
        try json.write(userName, forKey: "user_name")
        try json.write(value, forKey: "value")
        if !nickName.isMissing {
            try json.write(nickName, forKey: "nick_name")
        }
        json.close(object)
    }
}

extension Account.Nested: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    public init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Badge: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var size: Int?
        var `default`: Bool?
        var weight: Double?
        var children: [any Component]?
        var object = json.fields("title,text_size?,default?,weight,children?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: `default` = json.readIfPresent(Bool.self, in: &object)
            case 3: weight = try json.recovering(with: 1) { try $0.read(Double.self) }
            case 4: children = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let weight else {
            throw json.failure(of: object)
        }
        self.title = title
        self.size = size ?? 12
        self.`default` = `default`
        self.weight = weight
        self.children = children ?? []
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "badge", forKey: "type")
        try json.write(title, forKey: "title")
        try json.write(size, forKey: "text_size")
        try json.writeIfPresent(`default`, forKey: "default")
        try json.write(weight, forKey: "weight")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
    }
}

extension Caption: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var size: Int?
        var object = json.fields("text,size?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        json.close(object)
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional: Codable {

    enum CodingKeys: String, CodingKey {
        case id
        case note
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        note = try container.decode(String.self, forKey: .note)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(note, forKey: .note)
    }
}

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var note: String?
        var object = json.fields("id,note")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            case 1: note = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id, let note else {
            throw json.failure(of: object)
        }
        self.id = id
        self.note = note
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        try json.write(note, forKey: "note")
        json.close(object)
    }
}
#else
extension Conditional: Codable {

    enum CodingKeys: String, CodingKey {
        case id
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}

extension Conditional: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}
#endif

// MARK: Divider Codable
extension Divider {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Divider: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.skip()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "divider", forKey: "type")
        json.close(object)
    }
}

@available(*, deprecated)
extension Old: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        json.close(object)
    }
}

extension Placed: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.title = try json.read(String.self, atFirst: ["meta", "title"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, at: "meta", "title")
        json.close(object)
    }
}

extension Point: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Int.self, for: "x", in: &elements)
        self.y = try json.read(Int.self, for: "y", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        json.closeArray(elements)
    }
}

extension Price: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var currency: String?
        var object = json.fields("currency?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: currency = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.cents = try Self.decodeCents(from: json.container(of: object, keyedBy: CodingKeys.self))
        self.currency = currency
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(cents, forKey: "price")
        try json.writeIfPresent(currency, forKey: "currency")
        json.close(object)
    }
}

extension Received: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
    }
}

extension Renamed: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var size: Int?
        var object = json.fields("title*,size", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: size = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            title = try json.read(String.self, atFirst: ["title"], ["label"], of: object)
        }
        guard !object.isFailed, let title, let size else {
            throw json.failure(of: object)
        }
        self.title = title
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.write(size, forKey: "size")
        json.close(object)
    }
}

extension Sent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        if !tags.isEmpty {
            try json.write(tags, forKey: "tags")
        }
        json.close(object)
    }
}

extension Step: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "open":
            var url: String?
            var object = json.fields("url", skipping: "kind")
            while let field = json.field(in: &object) {
                switch field {
                case 0: url = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object)
            }
            self = .open(url: url)
        case "close":
            try json.skip()
            self = .close
        default:
            throw json.unknown(name, in: "Step", known: ["open", "close"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .open(let url):
            let object = json.openObject()
            json.write(name: "open", forKey: "kind")
            try json.write(url, forKey: "url")
            json.close(object)
        case .close:
            let object = json.openObject()
            json.write(name: "close", forKey: "kind")
            json.close(object)
        }
    }
}

extension Tree: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        var label: String?
        var children: [Tree]?
        var object = json.fields("label,children")
        while let field = json.field(in: &object) {
            switch field {
            case 0: label = json.read(String.self, in: &object)
            case 1: children = json.read([Tree].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let label, let children else {
            throw json.failure(of: object)
        }
        self.label = label
        self.children = children
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.write(label, forKey: "label")
        try json.write(children, forKey: "children")
        json.close(object)
    }
}

extension Wrapped: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.value = try json.read(Int.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(value)
    }
}
