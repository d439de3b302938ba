extension Article: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try fields.encode(debug, forKey: "debug")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}

extension Cart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: [String]?
        var object = json.fields("items", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object)
        }
        self.items = items
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "cart", forKey: "type")
        try json.write(items, forKey: "items")
        try json.write(itemCount, forKey: "item_count")
        try json.write(firstItem, forKey: "first")
        if !(total == 0) {
            try json.write(total, at: "meta", "total")
        }
        try json.write(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try json.write(AnyComponent(main), forKey: "main")
        try json.write(debug, forKey: "debug")
        try json.writeMembers { try encodeByHand(to: $0) }
        try json.writeIfPresent(last, forKey: "last")
        json.close(object)
    }
}
#else
extension Cart {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cart", forKey: "type")
        try fields.encode(items, forKey: "items")
        try fields.encode(itemCount, forKey: "item_count")
        try fields.encode(firstItem, forKey: "first")
        if !(total == 0) {
            try fields.encode(total, at: "meta", "total")
        }
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try fields.encode(AnyComponent(main), forKey: "main")
        try encodeByHand(to: encoder)
        try fields.encodeIfPresent(last, forKey: "last")
    }
}

extension Cart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var items: [String]?
        var object = json.fields("items", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object)
        }
        self.items = items
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "cart", forKey: "type")
        try json.write(items, forKey: "items")
        try json.write(itemCount, forKey: "item_count")
        try json.write(firstItem, forKey: "first")
        if !(total == 0) {
            try json.write(total, at: "meta", "total")
        }
        try json.write(WidgetCoding.CodedBy<ISO8601>(day), forKey: "day")
        try json.write(AnyComponent(main), forKey: "main")
        try json.writeMembers { try encodeByHand(to: $0) }
        try json.writeIfPresent(last, forKey: "last")
        json.close(object)
    }
}
#endif

extension CartItem: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var itemName: String?
        var object = json.fields("item_name", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: itemName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let itemName else {
            throw json.failure(of: object)
        }
        self.itemName = itemName
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "cartItem", forKey: "type")
        try json.write(itemName, forKey: "item_name")
        json.close(object)
    }
}

extension Header: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var __pageTitle: String?
        var size: Int?
        var lineHeight: Int?
        var object = json.fields("__page_Title,size,in")
        while let field = json.field(in: &object) {
            switch field {
            case 0: __pageTitle = json.read(String.self, in: &object)
            case 1: size = json.read(Int.self, in: &object)
            case 2: lineHeight = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let __pageTitle, let size, let lineHeight else {
            throw json.failure(of: object)
        }
        self.__pageTitle = __pageTitle
        self.size = size
        self.lineHeight = lineHeight
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(__pageTitle, forKey: "__page_Title")
        try json.write(size, forKey: "size")
        try json.write(lineHeight, forKey: "line_height")
        json.close(object)
    }
}

extension Menu: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "open":
            var itemCount: Int?
            var object = json.fields("item_count", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: itemCount = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let itemCount else {
                throw json.failure(of: object)
            }
            self = .open(itemCount: itemCount)
        default:
            throw json.unknown(name, in: "Menu", known: ["open"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .open(let itemCount):
            let object = json.openObject()
            json.write(name: "open", forKey: "type")
            try json.write(itemCount, forKey: "item_count")
            json.close(object)
        }
    }
}

extension PageLink: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var linkTarget: String?
        var object = json.fields("link-target", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: linkTarget = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let linkTarget else {
            throw json.failure(of: object)
        }
        self.linkTarget = linkTarget
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "pageLink", forKey: "type")
        try json.write(linkTarget, forKey: "link-target")
        json.close(object)
    }
}

extension PlainPaths: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var two: Int?
        var object = json.fields("two", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: two = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let two else {
            throw json.failure(of: object)
        }
        self.one = try json.read(Int.self, atFirst: ["a", "b"], of: object)
        self.two = two
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(one, forKey: "c")
        try json.write(two, at: "a", "b")
        json.close(object)
    }
}

extension PushButton: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var titleText: String?
        var contentType: String?
        var iconURLName: String?
        var otherKey: Int?
        var object = json.fields("title_text,Content-Type,icon_Url_Name*,K", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: titleText = json.read(String.self, in: &object)
            case 1: contentType = json.read(String.self, in: &object)
            case 2: iconURLName = json.readIfPresent(String.self, in: &object)
            case 3: otherKey = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(2) {
            iconURLName = try json.readIfPresent(String.self, atFirst: ["icon_Url_Name"], ["old"], of: object)
        }
        guard !object.isFailed, let titleText, let contentType, let otherKey else {
            throw json.failure(of: object)
        }
        self.titleText = titleText
        self.contentType = contentType
        self.iconURLName = iconURLName
        self.otherKey = otherKey
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "pushButton", forKey: "type")
        try json.write(titleText, forKey: "title_text")
        try json.write(contentType, forKey: "Content-Type")
        try json.writeIfPresent(iconURLName, forKey: "icon_Url_Name")
        try json.write(otherKey, forKey: "K")
        json.close(object)
    }
}

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Request: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, forKey: "kind")
        json.close(object)
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "Round-Rect":
            var cornerRadius: Int?
            var lineWidth: Int?
            var object = json.fields("CORNER_RADIUS,lineWidth", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: cornerRadius = json.read(Int.self, in: &object)
                case 1: lineWidth = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let cornerRadius, let lineWidth else {
                throw json.failure(of: object)
            }
            self = .roundRect(cornerRadius: cornerRadius, lineWidth: lineWidth)
        default:
            throw json.unknown(name, in: "Shape", known: ["Round-Rect"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension SharedLink: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var target: String?
        var other: String?
        var object = json.fields("target,other*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: target = json.read(String.self, in: &object)
            case 1: other = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            other = try json.readIfPresent(String.self, atFirst: ["other"], ["target"], of: object) ?? "a"
        }
        guard !object.isFailed, let target else {
            throw json.failure(of: object)
        }
        self.target = target
        self.url = try json.readIfPresent(URL.self, atFirst: ["target"], of: object)
        self.id = try json.read(Int.self, atFirst: ["meta", "id"], of: object)
        self.name = try json.readIfPresent(WidgetCoding.CodedBy<Lenient<String>>.self, atFirst: ["meta", "id"], of: object)?.value
        self.other = other ?? "a"
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(target, forKey: "target")
        try json.write(id, at: "meta", "id")
        json.close(object)
    }
}
