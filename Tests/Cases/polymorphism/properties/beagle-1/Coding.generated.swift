import Beagle

// MARK: Screen Decodable
extension Screen {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        header: borrowing ServerDrivenComponent,
        footer: ServerDrivenComponent? = nil,
        children: [ServerDrivenComponent],
        extras: [ServerDrivenComponent]? = nil,
        onLoad: Action,
        onPress: any Action,
        onChange: [any Action]? = nil,
        onClose: (any Action)? = nil,
        lines: Array<ServerDrivenComponent>
    ) {
        self.header = copy header
        self.footer = footer
        self.children = children
        self.extras = extras
        self.onLoad = onLoad
        self.onPress = onPress
        self.onChange = onChange
        self.onClose = onClose
        self.lines = lines
    }

    enum CodingKeys: String, CodingKey {
        case header
        case footer
        case children
        case extras
        case onLoad
        case onPress
        case onChange
        case onClose
        case lines
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        header = try container.decode(forKey: .header)
        footer = try container.decodeIfPresent(forKey: .footer)
        children = try container.decode(forKey: .children)
        extras = try container.decodeIfPresent(forKey: .extras)
        onLoad = try container.decode(forKey: .onLoad)
        onPress = try container.decode(forKey: .onPress)
        onChange = try container.decodeIfPresent(forKey: .onChange)
        onClose = try container.decodeIfPresent(forKey: .onClose)
        lines = try container.decode(forKey: .lines)
    }
}
