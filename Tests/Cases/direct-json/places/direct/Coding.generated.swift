// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Article Codable
extension Article {

    init(
        title: String,
        subtitle: String? = nil,
        views: Int = 0,
        count: Int,
        size: Int? = nil,
        written: Int? = nil,
        note: String? = nil,
        children: [any Component]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.views = views
        self.count = count
        self.size = size
        self.written = written
        self.note = note
        self.children = children
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, at: "data", "attributes", "title")
        subtitle = try fields.decodeIfPresent(String.self, atFirst: ["data", "attributes", "subtitle"], ["data", "attributes", "sub"], ["data", "attributes", "caption"])
        views = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "stats", "views") ?? 0
        count = try fields.decode(Int.self, atFirst: ["data", "attributes", "meta", "in"], ["data", "attributes", "meta", "old"])
        size = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "meta", "only")
        written = try fields.decodeIfPresent(Int.self, at: "data", "attributes", "k")
        note = try fields.decodeIfPresent(String.self, at: "data", "attributes", "note")
        children = try fields.decode(LossyArray<AnyComponent>.self, at: "data", "attributes", "children").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("article", forKey: "type")
        try fields.encode(title, at: "data", "attributes", "title")
        try fields.encodeIfPresent(subtitle, at: "data", "attributes", "subtitle")
        try fields.encode(views, at: "data", "attributes", "stats", "views")
        try fields.encode(count, at: "data", "attributes", "meta", "out")
        try fields.encodeIfPresent(size, at: "data", "attributes", "size")
        try fields.encodeIfPresent(written, at: "data", "attributes", "meta", "written")
        try fields.encode(note, at: "data", "attributes", "note")
        try fields.encode(children.map(AnyComponent.init), at: "data", "attributes", "children")
    }
}

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

// MARK: CartItem Codable
extension CartItem {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        itemName = try fields.decode(String.self, forKey: "item_name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("cartItem", forKey: "type")
        try fields.encode(itemName, forKey: "item_name")
    }
}

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

// MARK: Header Codable
extension Header: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        __pageTitle = try fields.decode(String.self, forKey: "__page_Title")
        size = try fields.decode(Int.self, forKey: "size")
        lineHeight = try fields.decode(Int.self, forKey: "in")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(__pageTitle, forKey: "__page_Title")
        try fields.encode(size, forKey: "size")
        try fields.encode(lineHeight, forKey: "line_height")
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

// MARK: Menu Codable
extension Menu {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "open":
            self = .open(itemCount: try fields.decode(Int.self, forKey: "item_count"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Menu", known: ["open"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let itemCount):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("open", forKey: "type")
            try fields.encode(itemCount, forKey: "item_count")
        }
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

// MARK: PageLink Codable
extension PageLink {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        linkTarget = try fields.decode(String.self, forKey: "link-target")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("pageLink", forKey: "type")
        try fields.encode(linkTarget, forKey: "link-target")
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

// MARK: PlainPaths Codable
extension PlainPaths: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        one = try fields.decode(Int.self, at: "a", "b")
        two = try fields.decode(Int.self, forKey: "two")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(one, forKey: "c")
        try fields.encode(two, at: "a", "b")
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

// MARK: PushButton Codable
extension PushButton {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        titleText = try fields.decode(String.self, forKey: "title_text")
        contentType = try fields.decode(String.self, forKey: "Content-Type")
        iconURLName = try fields.decodeIfPresent(String.self, forKey: fields.first(of: "icon_Url_Name", "old"))
        otherKey = try fields.decode(Int.self, forKey: "K")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("pushButton", forKey: "type")
        try fields.encode(titleText, forKey: "title_text")
        try fields.encode(contentType, forKey: "Content-Type")
        try fields.encodeIfPresent(iconURLName, forKey: "icon_Url_Name")
        try fields.encode(otherKey, forKey: "K")
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

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(kind, forKey: "kind")
    }
}

extension Request: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(kind, forKey: "kind")
        json.close(object)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "Round-Rect":
            self = .roundRect(cornerRadius: try fields.decode(Int.self, forKey: "CORNER_RADIUS"), lineWidth: try fields.decode(Int.self, forKey: "lineWidth"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["Round-Rect"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .roundRect(let cornerRadius, let lineWidth):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("Round-Rect", forKey: "type")
            try fields.encode(cornerRadius, forKey: "CORNER_RADIUS")
            try fields.encode(lineWidth, forKey: "lineWidth")
        }
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

// MARK: SharedLink Codable
extension SharedLink: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        target = try fields.decode(String.self, forKey: "target")
        url = try fields.decodeIfPresent(URL.self, forKey: "target")
        id = try fields.decode(Int.self, at: "meta", "id")
        self.name = try fields.decodeIfPresent(CodedBy<Lenient<String>>.self, at: "meta", "id")?.value
        other = try fields.decodeIfPresent(String.self, forKey: fields.first(of: "other", "target")) ?? "a"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(target, forKey: "target")
        try fields.encode(id, at: "meta", "id")
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
