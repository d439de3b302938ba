import Beagle

// MARK: Screen Codable
extension Screen {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        child: borrowing any ServerDrivenComponent,
        name: String
    ) {
        self.init(child: copy child, name: name)
    }

    enum CodingKeys: String, CodingKey {
        case child
        case name
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            child: try container.decode(forKey: .child),
            name: try container.decode(String.self, forKey: .name)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(child, forKey: .child)
        try container.encode(name, forKey: .name)
    }
}

// MARK: Template Codable
extension Template {

    public init(
        when: Bool? = nil,
        view: any ServerDrivenComponent,
        actions: [any Action]? = nil
    ) {
        self.init(when: when, view: view, uses: 0, actions: actions)
    }

    enum CodingKeys: String, CodingKey {
        case when
        case view
        case actions
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            when: try container.decodeIfPresent(Bool.self, forKey: .when),
            view: try container.decode(forKey: .view),
            actions: try container.decodeIfPresent(forKey: .actions)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(when, forKey: .when)
        try container.encode(view, forKey: .view)
        try container.encodeIfPresent(actions, forKey: .actions)
    }
}

// MARK: Words Codable
extension Words {

    enum CodingKeys: String, CodingKey {
        case `default`
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            default: try container.decode(forKey: .`default`)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(`default`, forKey: .`default`)
    }
}
