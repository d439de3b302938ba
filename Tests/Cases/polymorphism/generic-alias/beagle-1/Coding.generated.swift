// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Button Decodable
extension Button: Decodable {

    // Disambiguates from the synthesized memberwise initializer.
    init(
        onPress: ID<[Action]>? = nil,
        onLongPress: Maybe<List<Action>>,
        first: ID<Action>,
        _: Void = ()
    ) {
        self.onPress = onPress
        self.onLongPress = onLongPress
        self.first = first
    }

    enum CodingKeys: String, CodingKey {
        case onPress
        case onLongPress
        case first
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        onPress = try container.decodeIfPresent(forKey: .onPress)
        onLongPress = try container.decodeIfPresent(forKey: .onLongPress)
        first = try container.decode(forKey: .first)
    }
}
