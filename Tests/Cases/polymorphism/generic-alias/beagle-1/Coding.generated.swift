import Beagle

// MARK: Button Decodable
extension Button: Decodable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        onPress: borrowing ID<[Action]>? = nil,
        onLongPress: Maybe<List<Action>>,
        first: ID<Action>
    ) {
        self.onPress = copy onPress
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
