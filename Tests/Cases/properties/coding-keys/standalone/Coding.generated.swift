public import WidgetRuntime

// MARK: Account Codable
extension Account: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        userName: borrowing String,
        value: Value,
        rest: [String: JSONValue],
        nickName: Field<String>
    ) {
        self.userName = copy userName
        self.value = value
        self.rest = rest
        self.nickName = nickName
    }

    enum CodingKeys: String, CodingKey {
        case userName = "user_name"
        case value
        case nickName = "nick_name"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        userName = try container.decode(String.self, forKey: .userName)
        value = try container.decode(Value.self, forKey: .value)
        rest = try [String: JSONValue](from: WidgetCoding.remaining(of: decoder, excluding: "user_name", "value", "nick_name"))
        nickName = try container.contains(.nickName) ? container.decode(Field<String>.self, forKey: .nickName) : .missing
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try rest.encode(to: encoder)
        try container.encode(userName, forKey: .userName)
        try container.encode(value, forKey: .value)
        if !nickName.isMissing {
            try container.encode(nickName, forKey: .nickName)
        }
    }
}

// MARK: Account.Nested Codable
extension Account.Nested: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        id: borrowing Int
    ) {
        self.id = copy id
    }

    enum CodingKeys: String, CodingKey {
        case id
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}

// MARK: Badge Codable
extension Badge {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String,
        size: Int = 12,
        `default`: Bool? = nil,
        weight: Double,
        children: [any Component] = []
    ) {
        self.title = copy title
        self.size = size
        self.`default` = `default`
        self.weight = weight
        self.children = children
    }

    enum CodingKeys: String, CodingKey {
        case title
        case size = "text_size"
        case `default`
        case weight
        case children
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        size = try container.decodeIfPresent(Int.self, forKey: .size) ?? 12
        `default` = try container.decodeIfPresent(Bool.self, forKey: .`default`)
        weight = try container.contains(.weight) ? WidgetCoding.recovering(.weight, with: 1, in: container) { try container.decode(Double.self, forKey: .weight) } : container.decode(Double.self, forKey: .weight)
        children = try WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: .children, from: container) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try WidgetCoding.encodeName("badge", forKey: "type", to: encoder)
        try container.encode(title, forKey: .title)
        try container.encode(size, forKey: .size)
        try container.encodeIfPresent(`default`, forKey: .`default`)
        try container.encode(weight, forKey: .weight)
        try container.encode(children.map(AnyComponent.init), forKey: .children)
    }
}

// MARK: Caption Codable
extension Caption: Codable {

    enum CodingKeys: String, CodingKey {
        case text
        case size
    }

    init(from decoder: any Decoder) throws {
        let decoder = WidgetCoding.expandingShorthand(to: "text", of: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        size = try container.decodeIfPresent(Int.self, forKey: .size)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(size, forKey: .size)
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional: Codable {

    enum CodingKeys: String, CodingKey {
        case id
        case note
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        note = try container.decode(String.self, forKey: .note)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(note, forKey: .note)
    }
}
#else
extension Conditional: Codable {

    enum CodingKeys: String, CodingKey {
        case id
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}
#endif

// MARK: Divider Codable
extension Divider {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("divider", forKey: "type")
    }
}

// MARK: Old Codable
@available(*, deprecated)
extension Old: Codable {

    enum CodingKeys: String, CodingKey {
        case id
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}

// MARK: Placed Codable
extension Placed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, at: "meta", "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, at: "meta", "title")
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Int.self, for: "x")
        y = try elements.decode(Int.self, for: "y")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
    }
}

// MARK: Price Codable
extension Price: Codable {

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cents = try Self.decodeCents(from: container)
        currency = try container.decodeIfPresent(String.self, forKey: .currency)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(cents, forKey: .cents)
        try container.encodeIfPresent(currency, forKey: .currency)
    }
}

// MARK: Received Codable
extension Received: Decodable {

    enum CodingKeys: String, CodingKey {
        case id
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
    }
}

// MARK: Renamed Codable
extension Renamed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: fields.first(of: "title", "label"))
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(size, forKey: "size")
    }
}

// MARK: Sent Codable
extension Sent: Encodable {

    enum CodingKeys: String, CodingKey {
        case id
        case tags
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        if !tags.isEmpty {
            try container.encode(tags, forKey: .tags)
        }
    }
}

// MARK: Step Codable
extension Step: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "open":
            self = .open(url: try fields.decode(String.self, forKey: "url"))
        case "close":
            self = .close
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Step", known: ["open", "close"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("open", forKey: "kind")
            try fields.encode(url, forKey: "url")
        case .close:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("close", forKey: "kind")
        }
    }
}

// MARK: Tree Codable
extension Tree: Codable {

    enum CodingKeys: String, CodingKey {
        case label
        case children
    }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label)
        children = try container.decode([Tree].self, forKey: .children)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(label, forKey: .label)
        try container.encode(children, forKey: .children)
    }
}

// MARK: Wrapped Codable
extension Wrapped: Codable {

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
