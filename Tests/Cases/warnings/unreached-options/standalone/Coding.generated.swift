import WidgetRuntime

// MARK: Anything Codable
extension Anything {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        first = try fields.decodeIfPresent(Int.self, forKey: "first")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(first, forKey: "first")
    }
}

// MARK: Attributes Codable
extension Attributes: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .any(try decoder.singleValueContainer().decode([String: JSONValue].self))
            return
        } catch {
            failures.append(("any", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .sized(width: try fields.decode(Int.self, forKey: "width"))
            return
        } catch {
            failures.append(("sized", error))
        }
        throw NoMatchingTypeError("Attributes", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .any(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .sized(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(width, forKey: "width")
        }
    }
}

// MARK: Fine Codable
extension Fine: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .page(try decoder.singleValueContainer().decode(Synthesized.self))
            return
        } catch {
            failures.append(("page", error))
        }
        do {
            self = .link(try decoder.singleValueContainer().decode(Link.self))
            return
        } catch {
            failures.append(("link", error))
        }
        do {
            self = .style(try decoder.singleValueContainer().decode(Style.self))
            return
        } catch {
            failures.append(("style", error))
        }
        do {
            self = .byte(try decoder.singleValueContainer().decode(Int8.self))
            return
        } catch {
            failures.append(("byte", error))
        }
        do {
            self = .natural(try decoder.singleValueContainer().decode(UInt8.self))
            return
        } catch {
            failures.append(("natural", error))
        }
        do {
            self = .count(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("count", error))
        }
        do {
            self = .ratio(try decoder.singleValueContainer().decode(Float.self))
            return
        } catch {
            failures.append(("ratio", error))
        }
        do {
            self = .double(try decoder.singleValueContainer().decode(Double.self))
            return
        } catch {
            failures.append(("double", error))
        }
        do {
            self = .named(try decoder.singleValueContainer().decode(Named.self))
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
        if try decoder.singleValueContainer().decodeNil() {
            self = .none
            return
        }
        throw NoMatchingTypeError("Fine", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .page(let value0):
            try value0.encode(to: encoder)
        case .link(let value0):
            try value0.encode(to: encoder)
        case .style(let value0):
            try value0.encode(to: encoder)
        case .byte(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .natural(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .count(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .ratio(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .double(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .named(let value0):
            try value0.encode(to: encoder)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .none:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

// MARK: Integers Codable
extension Integers: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .count(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("count", error))
        }
        do {
            self = .byte(try decoder.singleValueContainer().decode(UInt8.self))
            return
        } catch {
            failures.append(("byte", error))
        }
        throw NoMatchingTypeError("Integers", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .count(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .byte(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Link Codable
extension Link: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

// MARK: MaybeNull Codable
extension MaybeNull {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.decodeIfPresent(Int.self, forKey: "width")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(width, forKey: "width")
    }
}

// MARK: NotNull Codable
extension NotNull {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.contains("width") ? fields.decode(Int.self, forKey: "width") : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(width, forKey: "width")
    }
}

// MARK: Nullable Codable
extension Nullable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        x = try fields.decode(Int?.self, forKey: "x") ?? 0
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(x, forKey: "x")
    }
}

// MARK: Objects Codable
extension Objects: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .link(try decoder.singleValueContainer().decode(Link.self))
            return
        } catch {
            failures.append(("link", error))
        }
        do {
            self = .page(try decoder.singleValueContainer().decode(Synthesized.self))
            return
        } catch {
            failures.append(("page", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .pair(
                url: try fields.decode(String.self, forKey: "url"),
                other: try fields.decode(Int.self, forKey: "other")
            )
            return
        } catch {
            failures.append(("pair", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .single(other: try fields.decode(Int.self, forKey: "other"))
            return
        } catch {
            failures.append(("single", error))
        }
        throw NoMatchingTypeError("Objects", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .link(let value0):
            try value0.encode(to: encoder)
        case .page(let value0):
            try value0.encode(to: encoder)
        case .pair(let url, let other):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(url, forKey: "url")
            try fields.encode(other, forKey: "other")
        case .single(let other):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(other, forKey: "other")
        }
    }
}

// MARK: Progress Codable
extension Progress: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .begin(try decoder.singleValueContainer().decode(Begin.self))
            return
        } catch {
            failures.append(("begin", error))
        }
        do {
            self = .end(try decoder.singleValueContainer().decode(End.self))
            return
        } catch {
            failures.append(("end", error))
        }
        throw NoMatchingTypeError("Progress", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .begin(let value0):
            try value0.encode(to: encoder)
        case .end(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Response Codable
extension Response: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .tap(try decoder.singleValueContainer().decode(Tap.self))
            return
        } catch {
            failures.append(("tap", error))
        }
        do {
            self = .shortcut(try decoder.singleValueContainer().decode(Shortcut.self))
            return
        } catch {
            failures.append(("shortcut", error))
        }
        throw NoMatchingTypeError("Response", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let value0):
            try value0.encode(to: encoder)
        case .shortcut(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Second Codable
extension Second {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        second = try fields.decode(Int.self, forKey: "second")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(second, forKey: "second")
    }
}

// MARK: Series Codable
extension Series: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .fractions(try decoder.singleValueContainer().decode([Double].self))
            return
        } catch {
            failures.append(("fractions", error))
        }
        do {
            self = .wholes(try decoder.singleValueContainer().decode([Int].self))
            return
        } catch {
            failures.append(("wholes", error))
        }
        do {
            self = .shares(try decoder.singleValueContainer().decode([String: Double].self))
            return
        } catch {
            failures.append(("shares", error))
        }
        do {
            self = .counts(try decoder.singleValueContainer().decode([String: Int].self))
            return
        } catch {
            failures.append(("counts", error))
        }
        throw NoMatchingTypeError("Series", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .fractions(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .wholes(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .shares(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .counts(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Strict Codable
extension Strict {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        x = try fields.decode(Int.self, forKey: "x")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(x, forKey: "x")
    }
}

// MARK: Style Codable
extension Style: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        color = try fields.decodeIfPresent(String.self, forKey: "color")
        width = try fields.decodeIfPresent(Int.self, forKey: "width")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(color, forKey: "color")
        try fields.encodeIfPresent(width, forKey: "width")
    }
}

// MARK: Third Codable
extension Third {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        third = try fields.decodeIfPresent(Int.self, forKey: "third")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(third, forKey: "third")
    }
}

// MARK: Tolerant Codable
extension Tolerant {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        x = try fields.contains("x") ? WidgetCoding.recovering("x", with: 0, in: fields) { try fields.decode(Int.self, forKey: "x") } : fields.decode(Int.self, forKey: "x")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(x, forKey: "x")
    }
}

// MARK: Value Codable
extension Value: Codable {

    init(from decoder: any Decoder) throws {
        do {
            self = .style(try decoder.singleValueContainer().decode(Style.self))
            return
        } catch {}
        do {
            self = .link(try decoder.singleValueContainer().decode(Link.self))
            return
        } catch {}
        do {
            self = .double(try decoder.singleValueContainer().decode(Double.self))
            return
        } catch {}
        do {
            self = .count(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {}
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {}
        do {
            self = .named(try decoder.singleValueContainer().decode(Named.self))
            return
        } catch {}
        WidgetCoding.reportUnmatched(in: "Value", to: decoder)
        self = .other
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .style(let value0):
            try value0.encode(to: encoder)
        case .link(let value0):
            try value0.encode(to: encoder)
        case .double(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .count(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .named(let value0):
            try value0.encode(to: encoder)
        case .other:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}
