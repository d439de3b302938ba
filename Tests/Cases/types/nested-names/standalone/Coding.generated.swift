import WidgetRuntime

// MARK: Widgets.Tree Codable
extension Widgets.Tree {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        try WidgetCoding.checkDepth(of: fields)
        children = try fields.decode([Widgets.Tree].self, forKey: "children")
        parent = try fields.decode([String: Widgets.Tree].self, forKey: "parent")
        input = try fields.decode(Widgets.Input.self, forKey: "input")
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("tree", forKey: "type")
        try fields.encode(children, forKey: "children")
        try fields.encode(parent, forKey: "parent")
        try fields.encode(input, forKey: "input")
    }
}

// MARK: Widgets.Value Codable
extension Widgets.Value: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .list(try decoder.singleValueContainer().decode([Widgets.Value].self))
            return
        } catch {
            failures.append(("list", error))
        }
        do {
            self = .input(try decoder.singleValueContainer().decode(Widgets.Input.self))
            return
        } catch {
            failures.append(("input", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        throw NoMatchingTypeError("Widgets.Value", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .list(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .input(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
