// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: BoxWidget Decodable
extension BoxWidget {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        title: borrowing String,
        onTouch: [Action]? = nil,
        isRounded: Bool = false,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.title = copy title
        self.onTouch = onTouch
        self.isRounded = isRounded
        self.widgetProperties = widgetProperties
    }

    enum CodingKeys: String, CodingKey {
        case title
        case onTouch
        case isRounded
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        onTouch = try container.decodeIfPresent(forKey: .onTouch)
        isRounded = try container.decodeIfPresent(Bool.self, forKey: .isRounded) ?? false
        widgetProperties = try WidgetProperties(from: decoder)
    }
}

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

// MARK: OpenScreen Decodable
extension OpenScreen {

    enum CodingKeys: String, CodingKey {
        case path
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        path = try container.decode(String.self, forKey: .path)
    }
}
