import WidgetRuntime

// MARK: Icon Codable
extension Icon {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("icon", forKey: "type")
    }
}

// MARK: Screen Codable
extension Screen {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        safeArea: borrowing SafeArea?,
        areas: [SafeArea],
        margins: Insets,
        spacing: Insets = .zero,
        icon: any Component,
        title: String = "untitled"
    ) {
        self.safeArea = copy safeArea
        self.areas = areas
        self.margins = margins
        self.spacing = spacing
        self.icon = icon
        self.title = title
    }

    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        safeArea = try fields.contains("safeArea") ? fields.decodeIfPresent(SafeArea.self, forKey: "safeArea") : SafeArea(top: true)
        areas = try fields.decodeIfPresent([SafeArea].self, forKey: "areas") ?? [SafeArea(top: nil), SafeArea(top: false)]
        margins = try fields.decodeIfPresent(Insets.self, forKey: "margins") ?? .standard
        spacing = try fields.decodeIfPresent(Insets.self, forKey: "spacing") ?? .zero
        icon = try fields.decodeIfPresent(AnyComponent.self, forKey: "icon")?.value ?? Icon()
        title = try fields.decodeIfPresent(String.self, forKey: "title") ?? "untitled"
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("screen", forKey: "type")
        try fields.encode(safeArea, forKey: "safeArea")
        try fields.encode(areas, forKey: "areas")
        try fields.encode(margins, forKey: "margins")
        try fields.encode(spacing, forKey: "spacing")
        try fields.encode(AnyComponent(icon), forKey: "icon")
        try fields.encode(title, forKey: "title")
    }
}
