import WidgetRuntime

// MARK: ContentChange Codable
extension ContentChange: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .part(
                range: try fields.decode(Span.self, forKey: "range"),
                text: try fields.decode(String.self, forKey: "text")
            )
            return
        } catch {
            failures.append(("part", error))
        }
        if WidgetCoding.lacks("range", in: decoder) {
            do {
                let fields = try decoder.container(keyedBy: WireKey.self)
                self = .whole(text: try fields.decode(String.self, forKey: "text"))
                return
            } catch {
                failures.append(("whole", error))
            }
        }
        throw NoMatchingTypeError("ContentChange", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .part(let range, let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(range, forKey: "range")
            try fields.encode(text, forKey: "text")
        case .whole(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(text, forKey: "text")
        }
    }
}

// MARK: Extra Codable
extension Extra: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        if WidgetCoding.lacks("badge", in: decoder) {
            do {
                try WidgetCoding.skipObject(in: decoder)
                self = .empty
                return
            } catch {
                failures.append(("empty", error))
            }
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .badge(badge: try fields.decode(Int.self, forKey: "badge"))
            return
        } catch {
            failures.append(("badge", error))
        }
        throw NoMatchingTypeError("Extra", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .empty:
            _ = encoder.container(keyedBy: WireKey.self)
        case .badge(let badge):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(badge, forKey: "badge")
        }
    }
}

// MARK: Image Codable
extension Image: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
        size = try fields.decodeIfPresent(Int.self, at: "meta", "size")
        span = try WidgetCoding.contains(anyOf: "start", "end", in: decoder) ? Span(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
        try fields.encodeIfPresent(size, at: "meta", "size")
        try span?.encode(to: encoder)
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Int.self, forKey: "id")
        extra = try Extra(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
        try extra.encode(to: encoder)
    }
}

// MARK: Media Codable
extension Media: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        if WidgetCoding.lacks("url", "meta", "start", "end", "first", "left", "second", in: decoder) {
            do {
                try WidgetCoding.skipObject(in: decoder)
                self = .none
                return
            } catch {
                failures.append(("none", error))
            }
        }
        do {
            self = .image(try decoder.singleValueContainer().decode(Image.self))
            return
        } catch {
            failures.append(("image", error))
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .pair(
                first: try fields.decode(Media.self, forKey: fields.first(of: "first", "left")),
                second: try fields.decode(Media.self, forKey: "second")
            )
            return
        } catch {
            failures.append(("pair", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        throw NoMatchingTypeError("Media", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .none:
            _ = encoder.container(keyedBy: WireKey.self)
        case .image(let value0):
            try value0.encode(to: encoder)
        case .pair(let first, let second):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(first, forKey: "first")
            try fields.encode(second, forKey: "second")
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Style Codable
extension Style: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        if WidgetCoding.lacks("weight", in: decoder) {
            do {
                self = .plain(try decoder.singleValueContainer().decode(Plain.self))
                return
            } catch {
                failures.append(("plain", error))
            }
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .bold(weight: try fields.decodeIfPresent(Int.self, forKey: "weight"))
            return
        } catch {
            failures.append(("bold", error))
        }
        do {
            self = .other(try decoder.singleValueContainer().decode(JSONValue.self))
            return
        } catch {
            failures.append(("other", error))
        }
        throw NoMatchingTypeError("Style", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let value0):
            try value0.encode(to: encoder)
        case .bold(let weight):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encodeIfPresent(weight, forKey: "weight")
        case .other(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
