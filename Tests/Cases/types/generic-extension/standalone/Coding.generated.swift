import WidgetRuntime

// MARK: Boxed Init
extension Boxed {

    init(
        items: [Item]
    ) {
        self.items = items
    }
}

// MARK: Either Codable
extension Either {

    public init(from decoder: any Decoder) throws where Left: Decodable, Right: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "left":
            self = .left(try fields.decode(Left.self, forKey: key))
        case "right":
            self = .right(try fields.decode(Right.self, forKey: key))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Either", known: ["left", "right"]), at: decoder.codingPath)
        }
    }
}

// MARK: Page Codable
extension Page {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        items: borrowing [Item],
        next: Int? = nil,
        header: (any Component)? = nil
    ) {
        self.items = copy items
        self.next = next
        self.header = header
    }

    init(from decoder: any Decoder) throws where Item: Decodable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode([Item].self, forKey: "items")
        next = try fields.decodeIfPresent(Int.self, forKey: "next")
        header = try fields.decodeIfPresent(AnyComponent.self, forKey: "header")?.value
    }

    func encode(to encoder: any Encoder) throws where Item: Encodable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encodeIfPresent(next, forKey: "next")
        try fields.encodeIfPresent(header.map(AnyComponent.init), forKey: "header")
    }
}

// MARK: Pair Codable
extension Pair {

    init(from decoder: any Decoder) throws where First: Codable, Second: Codable {
        let fields = try decoder.container(keyedBy: WireKey.self)
        first = try fields.decode(First.self, forKey: "first")
        second = try fields.decode(Second.self, forKey: "second")
    }

    func encode(to encoder: any Encoder) throws where First: Codable, Second: Codable {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(first, forKey: "first")
        try fields.encode(second, forKey: "second")
    }
}
