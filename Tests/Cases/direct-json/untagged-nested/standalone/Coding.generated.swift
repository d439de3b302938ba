import WidgetRuntime

// MARK: Formula Codable
extension Formula: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .sum(
                left: try fields.decode(Formula.self, forKey: "left"),
                right: try fields.decode(Formula.self, forKey: "right")
            )
            return
        } catch {
            failures.append(("sum", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .negative(of: try fields.decode(Formula.self, forKey: "of"))
            return
        } catch {
            failures.append(("negative", error))
        }
        do {
            self = .number(try decoder.singleValueContainer().decode(Double.self))
            return
        } catch {
            failures.append(("number", error))
        }
        throw NoMatchingTypeError("Formula", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .sum(let left, let right):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(left, forKey: "left")
            try fields.encode(right, forKey: "right")
        case .negative(let of):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(of, forKey: "of")
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: LastPart Codable
extension LastPart {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        parts = try WidgetCoding.decode(listOf: AnyPart.self, forKey: "parts", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(parts.map(AnyPart.init), forKey: "parts")
    }
}

// MARK: NamedPart Codable
extension NamedPart {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        parts = try WidgetCoding.decode(listOf: AnyPart.self, forKey: "parts", from: fields)
        name = try fields.decode(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(parts.map(AnyPart.init), forKey: "parts")
        try fields.encode(name, forKey: "name")
    }
}

// MARK: OtherPart Codable
extension OtherPart {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        parts = try WidgetCoding.decode(listOf: AnyPart.self, forKey: "parts", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(parts.map(AnyPart.init), forKey: "parts")
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        parts = try WidgetCoding.decode(listOf: AnyPartOrLastPart.self, forKey: "parts", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(parts.map(AnyPart.init), forKey: "parts")
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let decoder = WidgetCoding.remembering(decoder)
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .counted(
                next: try fields.decode(Tree.self, forKey: "next"),
                count: try fields.decode(Int.self, forKey: "count")
            )
            return
        } catch {}
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .titled(
                next: try fields.decodeIfPresent(Tree.self, forKey: "next"),
                title: try fields.decode(String.self, forKey: "title")
            )
            return
        } catch {}
        do {
            self = .boxed(try Box(from: decoder))
            return
        } catch {}
        if try decoder.singleValueContainer().decodeNil() {
            self = .none
            return
        }
        WidgetCoding.reportUnmatched(in: "Tree", to: decoder)
        self = .other
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .counted(let next, let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(next, forKey: "next")
            try fields.encode(count, forKey: "count")
        case .titled(let next, let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encodeIfPresent(next, forKey: "next")
            try fields.encode(title, forKey: "title")
        case .boxed(let value0):
            try value0.encode(to: encoder)
        case .none:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .other:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

// MARK: Value Codable
extension Value: Codable {

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
            self = .list(try decoder.singleValueContainer().decode([Value].self))
            return
        } catch {
            failures.append(("list", error))
        }
        do {
            self = .object(try decoder.singleValueContainer().decode([String: Value].self))
            return
        } catch {
            failures.append(("object", error))
        }
        throw NoMatchingTypeError("Value", failures, at: decoder.codingPath)
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
