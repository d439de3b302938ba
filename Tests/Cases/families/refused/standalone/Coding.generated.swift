import WidgetRuntime

// MARK: Chart Codable
extension Chart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        values = try fields.decode([Double].self, forKey: "values")
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("chart", forKey: "type")
        try fields.encode(values, forKey: "values")
    }
}

// MARK: Look Codable
extension Look {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "look")
        switch name {
        case "bold":
            self = .bold
        default:
            WidgetCoding.reportUnknown(name, in: "Look", known: ["bold"], to: decoder)
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .bold:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("bold", forKey: "look")
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, forKey: "look", to: encoder)
        }
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        parts = try WidgetCoding.decode(listOf: AnyPartOrPlaceholder.self, forKey: "parts", from: fields)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(parts.map(AnyPart.init), forKey: "parts")
    }
}

// MARK: Placeholder Codable
extension Placeholder {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("placeholder", forKey: "type")
    }
}

// MARK: Quiz Codable
extension Quiz {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "version").description
        switch name {
        case "1", "2":
            self = .questions(try Questions(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Quiz", known: ["1", "2"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .questions(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "version")
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Shape Codable
extension Shape {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
            return
        } catch {
            failures.append(("circle", error))
        }
        throw NoMatchingTypeError("Shape", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(radius, forKey: "radius")
        }
    }
}

// MARK: Table Codable
extension Table {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "version").description
        switch name {
        case "1":
            self = .rows(rows: try fields.decode([Int].self, forKey: "rows"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Table", known: ["1"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .rows(let rows):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "version")
            try fields.encode(rows, forKey: "rows")
        }
    }
}

// MARK: Video Codable
extension Video {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        format = try fields.decode(String.self, forKey: "format")
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("video", forKey: "type")
        try fields.encode(format, forKey: "format")
    }
}
