import WidgetRuntime

// MARK: Icon Codable
extension Icon {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        name = try fields.decode(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("icon", forKey: "type")
        try fields.encode(name, forKey: "name")
    }
}

// MARK: Label Codable
extension Label {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        size: borrowing Int? = 3,
        side: Side? = Side.none,
        style: Style? = .init(),
        ratio: Double? = 1,
        icon: (any Component)? = Icon(name: "star"),
        badge: (any Component)? = Icon(name: "badge"),
        icons: [any Component]? = [],
        sizes: [Int]? = [1],
        known: (any Component)? = Icon(name: "known"),
        hint: String? = nil,
        level: Int? = 1
    ) {
        self.size = copy size
        self.side = side
        self.style = style
        self.ratio = ratio
        self.icon = icon
        self.badge = badge
        self.icons = icons
        self.sizes = sizes
        self.known = known
        self.hint = hint
        self.level = level
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.contains("size") ? fields.decodeIfPresent(Int.self, forKey: "size") : 3
        side = WidgetCoding.recovering("side", with: .left, in: fields) { try fields.contains("side") ? fields.decodeIfPresent(Side.self, forKey: "side") : Side.none }
        style = WidgetCoding.recovering(fields.first(of: "style", "kind"), with: nil, in: fields) { try fields.contains(fields.first(of: "style", "kind")) ? fields.decodeIfPresent(Style.self, forKey: fields.first(of: "style", "kind")) : .init() }
        ratio = try fields.contains(atFirst: ["meta", "ratio"], ["ratio"]) ? fields.decodeIfPresent(Double.self, atFirst: ["meta", "ratio"], ["ratio"]) : 1
        icon = try fields.contains("icon") ? fields.decodeIfPresent(AnyComponent.self, forKey: "icon")?.value : Icon(name: "star")
        badge = WidgetCoding.recovering("badge", with: Icon(name: "wrong"), in: fields) { try fields.contains("badge") ? fields.decodeIfPresent(AnyComponent.self, forKey: "badge")?.value : Icon(name: "badge") }
        icons = try fields.contains("icons") ? WidgetCoding.decodeIfPresent(listOf: AnyComponent.self, forKey: "icons", from: fields) : []
        sizes = try fields.contains("sizes") ? fields.decodeIfPresent(LossyArray<Int>.self, forKey: "sizes")?.elements : [1]
        known = try fields.decodeIfPresent(WidgetCoding.Known<AnyComponent>.self, forKey: "known")?.value?.value ?? Icon(name: "known")
        hint = try fields.decodeIfPresent(String.self, forKey: "hint") ?? nil
        level = try fields.contains("level") ? fields.decodeIfPresent(Clamped<Int?>.self, forKey: "level")?.wrappedValue : 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("label", forKey: "type")
        try fields.encode(size, forKey: "size")
        try fields.encode(side, forKey: "side")
        try fields.encode(style, forKey: "style")
        try fields.encode(ratio, at: "meta", "ratio")
        try fields.encode(icon.map(AnyComponent.init), forKey: "icon")
        try fields.encode(badge.map(AnyComponent.init), forKey: "badge")
        try fields.encode(icons?.map(AnyComponent.init), forKey: "icons")
        try fields.encode(sizes, forKey: "sizes")
        try fields.encodeIfPresent(known.map(AnyComponent.init), forKey: "known")
        try fields.encodeIfPresent(hint, forKey: "hint")
        try fields.encode(Clamped<Int?>(wrappedValue: level), forKey: "level")
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(radius: try content.contains("radius") ? content.decodeIfPresent(Double.self, forKey: "radius") : 2)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "circle")
            try content.encode(radius, forKey: "radius")
        }
    }
}
