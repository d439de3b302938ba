import Beagle
import BeagleSchema

// MARK: Table Decodable
extension Table {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        children: borrowing [RawComponent],
        header: RawComponent? = nil,
        badge: Badge,
        hint: Badge? = nil,
        onPress: [RawAction]? = nil,
        onLoad: RawAction,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.children = copy children
        self.header = header
        self.badge = badge
        self.hint = hint
        self.onPress = onPress
        self.onLoad = onLoad
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case children
        case header
        case badge
        case hint
        case onPress
        case onLoad
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        children = try container.decode(forKey: .children)
        header = try container.decodeIfPresent(forKey: .header)
        let rawBadge: RawComponent = try container.decode(forKey: .badge)
        if let aux = rawBadge as? Badge {
            badge = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("Badge")
        }
        let rawHint: RawComponent? = try container.decodeIfPresent(forKey: .hint)
        hint = rawHint as? Badge
        onPress = try container.decodeIfPresent(forKey: .onPress)
        onLoad = try container.decode(forKey: .onLoad)
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
