import WidgetRuntime

// MARK: Mark Codable
extension Mark: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "dot":
            self = .dot(size: try fields.decode(Int.self, forKey: "size"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Mark", known: ["dot"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .dot(let size):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("dot", forKey: "type")
            try fields.encode(size, forKey: "size")
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "marked":
            self = .marked(marks: try fields.decode(WidgetCoding.KnownArray<Mark>.self, forKey: "marks").elements)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["marked"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .marked(let marks):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("marked", forKey: "type")
            try fields.encode(marks, forKey: "marks")
        }
    }
}

// MARK: Table Codable
extension Table: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        rows = try fields.decode(LossyArray<LossyArray<Grid.Cell>>.self, forKey: "rows").elements.map(\.elements)
        sizes = try fields.decodeIfPresent(LossyDictionary<Int>.self, forKey: "sizes")?.values
        named = try fields.decode(LossyDictionary<LossyDictionary<Grid.Cell>>.self, forKey: "named").values.mapValues(\.values)
        marks = try fields.decode(WidgetCoding.KnownArray<Mark>.self, forKey: "marks").elements
        kept = try fields.decode(Grid.Row.self, forKey: "kept")
        first = try fields.decodeIfPresent(Grid.Cell.self, forKey: "first")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(rows, forKey: "rows")
        try fields.encodeIfPresent(sizes, forKey: "sizes")
        try fields.encode(named, forKey: "named")
        try fields.encode(marks, forKey: "marks")
        try fields.encode(kept, forKey: "kept")
        try fields.encodeIfPresent(first, forKey: "first")
    }
}
