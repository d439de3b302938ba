// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: BoxWidget Codable
extension BoxWidget {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        title: borrowing String,
        onTouch: [Action]? = nil,
        rows: [[ServerDrivenComponent]] = [],
        id: String? = nil,
        style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.title = copy title
        self.onTouch = onTouch
        self.rows = rows
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    enum CodingKeys: String, CodingKey {
        case title
        case onTouch
        case rows
        case id
        case style
        case accessibility
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        onTouch = try container.decodeIfPresent(forKey: .onTouch)
        rows = try container.decodeIfPresent([[AutoCodable<any ServerDrivenComponent>]].self, forKey: .rows)?.map { $0.map(\.wrappedValue) } ?? []
        id = try container.decodeIfPresent(String.self, forKey: .id)
        style = try container.decodeIfPresent(Style.self, forKey: .style)
        accessibility = try container.decodeIfPresent(Accessibility.self, forKey: .accessibility)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(onTouch, forKey: .onTouch)
        try container.encode(rows.map { $0.map(AutoCodable<any ServerDrivenComponent>.init) }, forKey: .rows)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
    }
}

// MARK: TrackEvent Codable
extension TrackEvent {

    enum CodingKeys: String, CodingKey {
        case event
        case analytics
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        event = try container.decode(String.self, forKey: .event)
        analytics = try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(event, forKey: .event)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
