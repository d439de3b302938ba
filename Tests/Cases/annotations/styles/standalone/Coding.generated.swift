import WidgetRuntime

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

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "Round-Rect":
            self = .roundRect(
                cornerRadius: try fields.decode(Int.self, forKey: "CORNER_RADIUS"),
                lineWidth: try fields.decode(Int.self, forKey: "lineWidth")
            )
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
