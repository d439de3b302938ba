import WidgetRuntime

// MARK: Amount Codable
extension Amount: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .number(value: try decoder.singleValueContainer().decode(Int.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "number":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .number(value: try content.decode(Int.self, forKey: "value"))
        case "range":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .range(
                from: try content.decode(Int.self, forKey: "from"),
                to: try content.decode(Int.self, forKey: "to")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Amount", known: ["number", "range"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .range(let from, let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "range")
            try content.encode(from, forKey: "from")
            try content.encode(to, forKey: "to")
        }
    }
}

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "run":
            self = .run(try fields.decode(Run.self, forKey: "_0"))
        case "content":
            self = .content(value: try fields.decode(Content.self, forKey: "value"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["run", "content"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .run(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("run", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .content(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("content", forKey: "type")
            try fields.encode(value, forKey: "value")
        }
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        if WidgetCoding.isShorthand(decoder) {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        }
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        case "image":
            self = .image(url: try fields.decode(String.self, forKey: "url"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["text", "image"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .image(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("image", forKey: "type")
            try fields.encode(url, forKey: "url")
        }
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .run(try decoder.singleValueContainer().decode(Run.self))
            return
        } catch {
            failures.append(("run", error))
        }
        do {
            self = .number(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("number", error))
        }
        throw NoMatchingTypeError("Item", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .run(let value0):
            try value0.encode(to: encoder)
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Only Codable
extension Only: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "self", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.`self` = try fields.decode([Int].self, forKey: "self")
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self.`self`)
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(Run.self, forKey: "title")
        runs = try fields.decode([Run].self, forKey: "runs")
        contents = try fields.decode([String: Content].self, forKey: "contents")
        nodes = try WidgetCoding.decode(listOf: AnyNode.self, forKey: "nodes", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(runs, forKey: "runs")
        try fields.encode(contents, forKey: "contents")
        try fields.encode(nodes.map(AnyNode.init), forKey: "nodes")
    }
}

// MARK: Part Codable
extension Part: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.contains("text") ? fields.decode(String.self, forKey: "text") : nil
        image = try fields.contains("image") ? fields.decode(String.self, forKey: "image") : nil
    }

    func encode(to encoder: any Encoder) throws {
        if text != nil && text?.isEmpty != true && image == nil {
            var container = encoder.singleValueContainer()
            try container.encode(text)
            return
        }
        var fields = encoder.container(keyedBy: WireKey.self)
        if text?.isEmpty != true {
            try fields.encodeIfPresent(text, forKey: "text")
        }
        try fields.encodeIfPresent(image, forKey: "image")
    }
}

// MARK: Place Codable
extension Place: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "json", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        json = try fields.decode(Align.self, forKey: "json")
        other = try fields.decodeIfPresent(Int.self, forKey: "other")
    }

    func encode(to encoder: any Encoder) throws {
        if other == nil {
            var container = encoder.singleValueContainer()
            try container.encode(json)
            return
        }
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(json, forKey: "json")
        try fields.encodeIfPresent(other, forKey: "other")
    }
}

// MARK: Run Codable
extension Run: Codable {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        size = try fields.decodeIfPresent(Int.self, forKey: "size") ?? 12
        color = try fields.decodeIfPresent(String.self, forKey: "color")
        links = try fields.decodeIfPresent([String].self, forKey: "links")
        tags = try fields.decodeIfPresent([String].self, forKey: "tags") ?? []
        index = try fields.decodeIfPresent(Int.self, at: "meta", "index") ?? -1
        action = try fields.decodeIfPresent(String.self, forKey: "action")
        note = try fields.contains("note") ? fields.decode(Field<String>.self, forKey: "note") : .missing
    }

    func encode(to encoder: any Encoder) throws {
        if size == 12 && color == nil && links?.isEmpty ?? true && tags.isEmpty && (index < 0) && note.isMissing {
            var container = encoder.singleValueContainer()
            try container.encode(text)
            return
        }
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
        if size != 12 {
            try fields.encode(size, forKey: "size")
        }
        try fields.encodeIfPresent(color, forKey: "color")
        if links?.isEmpty != true {
            try fields.encodeIfPresent(links, forKey: "links")
        }
        if !tags.isEmpty {
            try fields.encode(tags, forKey: "tags")
        }
        if !(index < 0) {
            try fields.encode(index, at: "meta", "index")
        }
        if !note.isMissing {
            try fields.encode(note, forKey: "note")
        }
    }
}

// MARK: TextNode Codable
extension TextNode {

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        color = try fields.decodeIfPresent(String.self, forKey: "color")
    }

    func encode(to encoder: any Encoder) throws {
        if color == nil {
            var container = encoder.singleValueContainer()
            try container.encode(text)
            return
        }
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(text, forKey: "text")
        try fields.encodeIfPresent(color, forKey: "color")
    }
}
