import WidgetRuntime

// MARK: Formula Codable
extension Formula: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .sum(of: try fields.decode([Formula].self, forKey: "of"))
            return
        } catch {
            failures.append(("sum", error))
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
        case .sum(let of):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(of, forKey: "of")
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Media Codable
extension Media: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        if WidgetCoding.lacks("url", in: decoder) {
            do {
                try WidgetCoding.skipObject(in: decoder)
                self = .none
                return
            } catch {
                failures.append(("none", error))
            }
        }
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .image(url: try fields.decode(String.self, forKey: "url"))
            return
        } catch {
            failures.append(("image", error))
        }
        throw NoMatchingTypeError("Media", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .none:
            _ = encoder.container(keyedBy: WireKey.self)
        case .image(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(url, forKey: "url")
        }
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        media = try fields.decode(WidgetCoding.ListOrElement<[Media]>.self, forKey: "media").list
        formulas = try fields.decode(WidgetCoding.ListOrElement<[Formula]>.self, forKey: "formulas").list
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.ListOrElement(media), forKey: "media")
        try fields.encode(WidgetCoding.ListOrElement(formulas), forKey: "formulas")
    }
}
