import Beagle

// MARK: Other Decodable
extension Other: Decodable {

    enum CodingKeys: String, CodingKey {
        case pageTitle = "page-title"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        pageTitle = try container.decode(String.self, forKey: .pageTitle)
    }
}

// MARK: PageHeader Decodable
extension PageHeader {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        pageTitle: borrowing String,
        onTouchDown: [Action]? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.pageTitle = copy pageTitle
        self.onTouchDown = onTouchDown
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case pageTitle = "page_title"
        case onTouchDown = "on_touch_down"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        pageTitle = try container.decode(String.self, forKey: .pageTitle)
        onTouchDown = try container.decodeIfPresent(forKey: .onTouchDown)
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
