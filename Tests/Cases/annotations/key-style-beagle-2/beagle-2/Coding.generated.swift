import Beagle

// MARK: Other Codable
extension Other: Codable {

    enum CodingKeys: String, CodingKey {
        case pageTitle = "page-title"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        pageTitle = try container.decode(String.self, forKey: .pageTitle)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pageTitle, forKey: .pageTitle)
    }
}

// MARK: PageHeader Codable
extension PageHeader {

    enum CodingKeys: String, CodingKey {
        case pageTitle = "page_title"
        case onTouchDown = "on_touch_down"
        case id
        case style
        case accessibility
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        pageTitle = try container.decode(String.self, forKey: .pageTitle)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        style = try container.decodeIfPresent(Style.self, forKey: .style)
        accessibility = try container.decodeIfPresent(Accessibility.self, forKey: .accessibility)
        onTouchDown = try container.decodeIfPresent(forKey: .onTouchDown)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pageTitle, forKey: .pageTitle)
        try container.encodeIfPresent(onTouchDown, forKey: .onTouchDown)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
    }
}
