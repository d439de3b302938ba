import Beagle

// MARK: Switch Codable
extension Switch: Codable {

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

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        mode = try container.decodeIfPresent(Mode.self, forKey: .mode) ?? .on
        generic = try container.decodeIfPresent(ID<Mode>.self, forKey: .generic) ?? .on
        nested = try container.decodeIfPresent(Mode.self, forKey: .nested) ?? .on
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(mode, forKey: .mode)
        try container.encode(generic, forKey: .generic)
        try container.encodeIfPresent(nested, forKey: .nested)
    }
}
