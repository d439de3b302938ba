// Only without direct JSON: // MARK: Cart Codable

extension Article: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.title = try json.read(String.self, atFirst: ["data", "attributes", "title"], of: object)
        self.subtitle = try json.readIfPresent(String.self, atFirst: ["data", "attributes", "subtitle"], ["data", "attributes", "sub"], ["data", "attributes", "caption"], of: object)
        self.views = try json.readIfPresent(Int.self, atFirst: ["data", "attributes", "stats", "views"], of: object) ?? 0
        self.count = try json.read(Int.self, atFirst: ["data", "attributes", "meta", "in"], ["data", "attributes", "meta", "old"], of: object)
        self.size = try json.readIfPresent(Int.self, atFirst: ["data", "attributes", "meta", "only"], of: object)
        self.written = try json.readIfPresent(Int.self, atFirst: ["data", "attributes", "k"], of: object)
        self.note = try json.readIfPresent(String.self, atFirst: ["data", "attributes", "note"], of: object)
        self.children = try json.read(LossyArray<AnyComponent>.self, atFirst: ["data", "attributes", "children"], of: object).elements.map(\.value)
    }
}

extension Article: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "article", forKey: "type")
        try json.write(title, at: "data", "attributes", "title")
        try json.writeIfPresent(subtitle, at: "data", "attributes", "subtitle")
        try json.write(views, at: "data", "attributes", "stats", "views")
        try json.write(count, at: "data", "attributes", "meta", "out")
        try json.writeIfPresent(size, at: "data", "attributes", "size")
        try json.writeIfPresent(written, at: "data", "attributes", "meta", "written")
        try json.write(note, at: "data", "attributes", "note")
        try json.write(children.map(AnyComponent.init), at: "data", "attributes", "children")
        json.close(object)
    }
}

// MARK: Cart Codable
#if DEBUG
extension Cart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode([String].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try fields.encode(debug, forKey: "debug")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}

extension Cart: JSONReadable {

    init(from json: inout JSONReader) throws {
        var items: [String]?
        let keys: [StaticString] = ["items"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: items = json.read([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.items = items
    }
}

extension Cart: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "cart", forKey: "type")
        try json.write(items, forKey: "items")
        try json.write(itemCount, forKey: "item_count")
        try json.write(firstItem, forKey: "first")
        if !(total == 0) {
            try json.write(total, at: "meta", "total")
        }
        try json.write(CodedBy<ISO8601>(day), forKey: "day")
        try json.write(AnyComponent(main), forKey: "main")
        try json.write(debug, forKey: "debug")
        try json.writeMembers { try encodeByHand(to: $0) }
        try json.writeIfPresent(last, forKey: "last")
        json.close(object)
    }
}
#else
extension Cart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        items = try fields.decode([String].self, forKey: "items")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}

extension Cart: JSONReadable {

    init(from json: inout JSONReader) throws {
        var items: [String]?
        let keys: [StaticString] = ["items"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: items = json.read([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.items = items
    }
}

extension Cart: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "cart", forKey: "type")
        try json.write(items, forKey: "items")
        try json.write(itemCount, forKey: "item_count")
        try json.write(firstItem, forKey: "first")
        if !(total == 0) {
            try json.write(total, at: "meta", "total")
        }
        try json.write(CodedBy<ISO8601>(day), forKey: "day")
        try json.write(AnyComponent(main), forKey: "main")
        try json.writeMembers { try encodeByHand(to: $0) }
        try json.writeIfPresent(last, forKey: "last")
        json.close(object)
    }
}
#endif

extension CartItem: JSONReadable {

    init(from json: inout JSONReader) throws {
        var itemName: String?
        let keys: [StaticString] = ["item_name"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: itemName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let itemName else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.itemName = itemName
    }
}

extension CartItem: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "cartItem", forKey: "type")
        try json.write(itemName, forKey: "item_name")
        json.close(object)
    }
}

extension Header: JSONReadable {

    init(from json: inout JSONReader) throws {
        var __pageTitle: String?
        var size: Int?
        var lineHeight: Int?
        let keys: [StaticString] = ["__page_Title", "size", "in"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: __pageTitle = json.read(String.self, in: &object)
            case 1: size = json.read(Int.self, in: &object)
            case 2: lineHeight = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let __pageTitle, let size, let lineHeight else {
            throw json.failure(of: object, keys, required: 0, 1, 2)
        }
        self.__pageTitle = __pageTitle
        self.size = size
        self.lineHeight = lineHeight
    }
}

extension Header: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(__pageTitle, forKey: "__page_Title")
        try json.write(size, forKey: "size")
        try json.write(lineHeight, forKey: "line_height")
        json.close(object)
    }
}

extension Menu: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "open":
            var itemCount: Int?
            let keys: [StaticString] = ["item_count"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: itemCount = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let itemCount else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .open(itemCount: itemCount)
        default:
            throw json.unknown(name, in: "Menu", known: ["open"])
        }
    }
}

extension Menu: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .open(let itemCount):
            let object = json.openObject()
            json.write(name: "open", forKey: "type")
            try json.write(itemCount, forKey: "item_count")
            json.close(object)
        }
    }
}

extension PageLink: JSONReadable {

    init(from json: inout JSONReader) throws {
        var linkTarget: String?
        let keys: [StaticString] = ["link-target"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: linkTarget = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let linkTarget else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.linkTarget = linkTarget
    }
}

extension PageLink: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "pageLink", forKey: "type")
        try json.write(linkTarget, forKey: "link-target")
        json.close(object)
    }
}

extension PlainPaths: JSONReadable {

    init(from json: inout JSONReader) throws {
        var two: Int?
        let keys: [StaticString] = ["two"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: two = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let two else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.one = try json.read(Int.self, atFirst: ["a", "b"], of: object)
        self.two = two
    }
}

extension PlainPaths: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(one, forKey: "c")
        try json.write(two, at: "a", "b")
        json.close(object)
    }
}

extension PushButton: JSONReadable {

    init(from json: inout JSONReader) throws {
        var titleText: String?
        var contentType: String?
        var iconURLName: String?
        var otherKey: Int?
        let keys: [StaticString] = ["title_text", "Content-Type", "icon_Url_Name", "K"]
        var object = json.fields(besides: "type", isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: titleText = json.read(String.self, in: &object)
            case 1: contentType = json.read(String.self, in: &object)
            case 2: iconURLName = json.readIfPresent(String.self, in: &object)
            case 3: otherKey = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(2) {
            iconURLName = try json.readIfPresent(String.self, atFirst: ["icon_Url_Name"], ["old"], of: object)
        }
        guard !object.isFailed, let titleText, let contentType, let otherKey else {
            throw json.failure(of: object, keys, required: 0, 1, 3)
        }
        self.titleText = titleText
        self.contentType = contentType
        self.iconURLName = iconURLName
        self.otherKey = otherKey
    }
}

extension PushButton: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "pushButton", forKey: "type")
        try json.write(titleText, forKey: "title_text")
        try json.write(contentType, forKey: "Content-Type")
        try json.writeIfPresent(iconURLName, forKey: "icon_Url_Name")
        try json.write(otherKey, forKey: "K")
        json.close(object)
    }
}

extension Request: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, forKey: "kind")
        json.close(object)
    }
}

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "Round-Rect":
            var cornerRadius: Int?
            var lineWidth: Int?
            let keys: [StaticString] = ["CORNER_RADIUS", "lineWidth"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: cornerRadius = json.read(Int.self, in: &object)
                case 1: lineWidth = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let cornerRadius, let lineWidth else {
                throw json.failure(of: object, keys, required: 0, 1)
            }
            self = .roundRect(cornerRadius: cornerRadius, lineWidth: lineWidth)
        default:
            throw json.unknown(name, in: "Shape", known: ["Round-Rect"])
        }
    }
}

extension Shape: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .roundRect(let cornerRadius, let lineWidth):
            let object = json.openObject()
            json.write(name: "Round-Rect", forKey: "type")
            try json.write(cornerRadius, forKey: "CORNER_RADIUS")
            try json.write(lineWidth, forKey: "lineWidth")
            json.close(object)
        }
    }
}

extension SharedLink: JSONReadable {

    init(from json: inout JSONReader) throws {
        var target: String?
        var other: String?
        let keys: [StaticString] = ["target", "other"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: target = json.read(String.self, in: &object)
            case 1: other = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(1) {
            other = try json.readIfPresent(String.self, atFirst: ["other"], ["target"], of: object) ?? "a"
        }
        guard !object.isFailed, let target else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.target = target
        self.url = try json.readIfPresent(URL.self, atFirst: ["target"], of: object)
        self.id = try json.read(Int.self, atFirst: ["meta", "id"], of: object)
        self.name = try json.readIfPresent(CodedBy<Lenient<String>>.self, atFirst: ["meta", "id"], of: object)?.value
        self.other = other ?? "a"
    }
}

extension SharedLink: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(target, forKey: "target")
        try json.write(id, at: "meta", "id")
        json.close(object)
    }
}
