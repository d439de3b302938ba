import Beagle

// MARK: Box Decodable
extension Box {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        pageTitle: borrowing String,
        renamed: Int? = nil,
        count: Int = 3,
        flag: Bool = false,
        side: Side = .left,
        kind: String = "none",
        level: Int,
        both: Int = 1,
        opt: Int? = nil,
        acts: [Action],
        extra: Extra,
        enc: String = "x",
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.pageTitle = copy pageTitle
        self.renamed = renamed
        self.count = count
        self.flag = flag
        self.side = side
        self.kind = kind
        self.level = level
        self.both = both
        self.opt = opt
        self.acts = acts
        self.extra = extra
        self.enc = enc
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case pageTitle = "page_title"
        case renamed = "in"
        case count
        case flag
        case side
        case kind
        case level
        case both
        case opt
        case acts
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        pageTitle = try container.decode(String.self, forKey: .pageTitle)
        renamed = try container.decodeIfPresent(Int.self, forKey: .renamed)
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 3
        flag = try container.decodeIfPresent(Bool.self, forKey: .flag) ?? false
        side = try container.decodeIfPresent(Side.self, forKey: .side) ?? .left
        kind = try container.decodeIfPresent(String.self, forKey: .kind) ?? "none"
        level = try container.contains(.level) ? (try? container.decode(Int.self, forKey: .level)) ?? 0 : container.decode(Int.self, forKey: .level)
        both = (try? container.decodeIfPresent(Int.self, forKey: .both) ?? 1) ?? 2
        opt = (try? Optional.some(container.decodeIfPresent(Int.self, forKey: .opt))) ?? 7
        acts = try container.contains(.acts) ? (try? container.decode(forKey: .acts)) ?? [] : container.decode(forKey: .acts)
        extra = try Extra(from: decoder)
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
