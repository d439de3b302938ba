import WidgetRuntime

// MARK: Button Init
extension Button {

    init(
        title: String
    ) {
        self.title = title
    }
}

// MARK: Frame Codable
extension Frame {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        style: borrowing Style = Style(width: 1),
        title: String
    ) {
        self.style = copy style
        self.title = title
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        style = try fields.decodeIfPresent(Style.self, forKey: "style") ?? Style(width: 1)
        title = try fields.decode(String.self, forKey: "title")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(style, forKey: "style")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Link Codable
extension Link {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        target = try fields.decodeIfPresent(String.self, forKey: "target")
        title = try fields.decodeIfPresent(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(target, forKey: "target")
        try fields.encodeIfPresent(title, forKey: "title")
    }
}

// MARK: Style Codable
extension Style {

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        width = try fields.decode(Int.self, forKey: "width")
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(width, forKey: "width")
    }
}
