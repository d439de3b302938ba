import Beagle

// MARK: Box Decodable
extension Box {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        value: borrowing Value,
        values: [Value]? = nil
    ) {
        self.value = copy value
        self.values = values
    }

    enum CodingKeys: String, CodingKey {
        case value
        case values
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        value = try container.decode(Value.self, forKey: .value)
        values = try container.decodeIfPresent([Value].self, forKey: .values)
    }
}
