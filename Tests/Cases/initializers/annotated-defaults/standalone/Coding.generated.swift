import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String = "untitled",
        mode: Mode
    ) {
        self.title = copy title
        self.mode = mode
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decodeIfPresent(String.self, forKey: "title") ?? "untitled"
        mode = try fields.decodeIfPresent(Mode.self, forKey: "mode") ?? .dark
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(mode, forKey: "mode")
    }
}

// MARK: Checked Codable
extension Checked {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        count = try fields.decode(Int.self, forKey: "count")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("checked", forKey: "type")
        try fields.encode(count, forKey: "count")
    }
}

// MARK: Size Init
extension Size {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        width: borrowing Int = 3,
        height: Int? = 4
    ) {
        self.width = copy width
        self.height = height
    }
}
