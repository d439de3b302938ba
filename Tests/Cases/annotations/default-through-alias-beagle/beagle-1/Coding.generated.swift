import Beagle

// MARK: Switch Decodable
extension Switch: Decodable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        mode: borrowing Mode = .on,
        generic: ID<Mode> = .on,
        nested: ID<Maybe<Mode>> = .on
    ) {
        self.mode = copy mode
        self.generic = generic
        self.nested = nested
    }

    enum CodingKeys: String, CodingKey {
        case mode
        case generic
        case nested
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        mode = try container.decodeIfPresent(Mode.self, forKey: .mode) ?? .on
        generic = try container.decodeIfPresent(ID<Mode>.self, forKey: .generic) ?? .on
        nested = try container.decodeIfPresent(Mode.self, forKey: .nested) ?? .on
    }
}
