import Beagle

// MARK: ContainerTitleWidget Decodable
extension ContainerTitleWidget {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String,
        child: ServerDrivenComponent,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.title = copy title
        self.child = child
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case title
        case child
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        child = try container.decode(forKey: .child)
        widgetProperties = try WidgetProperties(from: decoder)
    }
}
