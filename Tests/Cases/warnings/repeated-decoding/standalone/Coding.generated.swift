import WidgetRuntime

// MARK: Frame Codable
extension Frame {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try fields.decode(Inner.self, forKey: "content")
        other = try fields.decode(AnyPart.self, forKey: "other").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(content, forKey: "content")
        try fields.encode(AnyPart(other), forKey: "other")
    }
}

// MARK: Inner Codable
extension Inner: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try fields.decode(AnyPart.self, forKey: "content").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyPart(content), forKey: "content")
    }
}

// MARK: Json Codable
extension Json: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        do {
            self = .list(try decoder.singleValueContainer().decode([Json].self))
            return
        } catch {
            failures.append(("list", error))
        }
        do {
            self = .object(try decoder.singleValueContainer().decode([String: Json].self))
            return
        } catch {
            failures.append(("object", error))
        }
        throw NoMatchingTypeError("Json", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .list(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .object(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Leaf Codable
extension Leaf {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decode(Int.self, forKey: "id")
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("leaf", forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}

// MARK: Node Codable
extension Node: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .link(
                target: try fields.decode(Node.self, forKey: "target"),
                title: try fields.decode(String.self, forKey: "title")
            )
            return
        } catch {
            failures.append(("link", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .page(
                target: try fields.decode(Page.self, forKey: "target"),
                id: try fields.decode(Int.self, forKey: "id")
            )
            return
        } catch {
            failures.append(("page", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .same(
                target: try fields.decodeIfPresent(Node.self, forKey: "target"),
                name: try fields.decode(String.self, forKey: "name")
            )
            return
        } catch {
            failures.append(("same", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .list(target: try fields.decode([Node].self, forKey: "target"))
            return
        } catch {
            failures.append(("list", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .several(items: try fields.decode([Node].self, forKey: "items"))
            return
        } catch {
            failures.append(("several", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .lossy(
                items: try fields.decode(LossyArray<Node>.self, forKey: "items").elements,
                count: try fields.decode(Int.self, forKey: "count")
            )
            return
        } catch {
            failures.append(("lossy", error))
        }
        do {
            self = .named(try decoder.singleValueContainer().decode([String: Node].self))
            return
        } catch {
            failures.append(("named", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        throw NoMatchingTypeError("Node", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .link(let target, let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(target, forKey: "target")
            try fields.encode(title, forKey: "title")
        case .page(let target, let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(target, forKey: "target")
            try fields.encode(id, forKey: "id")
        case .same(let target, let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encodeIfPresent(target, forKey: "target")
            try fields.encode(nameValue, forKey: "name")
        case .list(let target):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(target, forKey: "target")
        case .several(let items):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(items, forKey: "items")
        case .lossy(let items, let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(items, forKey: "items")
            try fields.encode(count, forKey: "count")
        case .named(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: OtherBlock Codable
extension OtherBlock {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        content = try fields.decodeIfPresent(AnyBlock.self, forKey: "content")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("otherBlock", forKey: "type")
        try fields.encodeIfPresent(content.map(AnyBlock.init), forKey: "content")
    }
}

// MARK: OtherView Codable
extension OtherView {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        content = try fields.decodeIfPresent(JSONValue.self, forKey: "content")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("otherView", forKey: "type")
        try fields.encodeIfPresent(content, forKey: "content")
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try fields.decode(Node.self, forKey: "content")
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(content, forKey: "content")
    }
}

// MARK: Row Codable
extension Row {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        content = try fields.decode(AnyPart.self, forKey: "content").value
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyPart(content), forKey: "content")
        try fields.encode(count, forKey: "count")
    }
}

// MARK: Section Codable
extension Section {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        content = try fields.decode(AnyBlock.self, forKey: "content").value
        level = try fields.decode(Int.self, forKey: "level")
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("section", forKey: "type")
        try fields.encode(AnyBlock(content), forKey: "content")
        try fields.encode(level, forKey: "level")
    }
}

// MARK: Stack Codable
extension Stack {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        content = try fields.decode(AnyView.self, forKey: "content").value
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("stack", forKey: "type")
        try fields.encode(AnyView(content), forKey: "content")
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .link(
                target: try fields.decode(SameTree.self, forKey: "target"),
                title: try fields.decode(String.self, forKey: "title")
            )
            return
        } catch {
            failures.append(("link", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .page(
                target: try fields.decode(Tree.self, forKey: "target"),
                id: try fields.decode(Int.self, forKey: "id")
            )
            return
        } catch {
            failures.append(("page", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        throw NoMatchingTypeError("Tree", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .link(let target, let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(target, forKey: "target")
            try fields.encode(title, forKey: "title")
        case .page(let target, let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(target, forKey: "target")
            try fields.encode(id, forKey: "id")
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
