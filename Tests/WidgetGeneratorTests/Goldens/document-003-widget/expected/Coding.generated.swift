// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: ContainerTitleWidget Decodable
extension ContainerTitleWidget {

    // The last parameter tells it from the initializer that the compiler makes.
    init(
        title: String,
        child: ServerDrivenComponent,
        widgetProperties: WidgetProperties = WidgetProperties(),
        _: Void = ()
    ) {
        self.title = title
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
