import Beagle

// MARK: Form Decodable
extension Form {

    internal init(
        isOn: Bool = false,
        count: Int = 3,
        ratio: Double = 0.5,
        title: String = "none",
        names: [String] = [],
        style: Style = Style(),
        optional: Int? = 4,
        children: [ServerDrivenComponent] = [],
        action: Action? = nil,
        observed: Int = 1,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.isOn = isOn
        self.count = count
        self.ratio = ratio
        self.title = title
        self.names = names
        self.style = style
        self.optional = optional
        self.children = children
        self.action = action
        self.observed = observed
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case isOn
        case count
        case ratio
        case title
        case names
        case style
        case optional
        case children
        case action
        case observed
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? false
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 3
        ratio = try container.decodeIfPresent(Double.self, forKey: .ratio) ?? 0.5
        title = try container.decodeIfPresent(String.self, forKey: .title) ?? "none"
        names = try container.decodeIfPresent([String].self, forKey: .names) ?? []
        style = try container.decodeIfPresent(Style.self, forKey: .style) ?? Style()
        optional = try container.decodeIfPresent(Int.self, forKey: .optional) ?? 4
        children = try container.decodeIfPresent(forKey: .children) ?? []
        action = try container.decodeIfPresent(forKey: .action)
        observed = try container.decodeIfPresent(Int.self, forKey: .observed) ?? 1
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
