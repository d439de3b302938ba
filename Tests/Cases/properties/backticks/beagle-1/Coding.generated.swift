import Beagle

// MARK: Template Decodable
extension Template {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        `case`: borrowing Expression<Bool>? = nil,
        `default`: Action? = nil,
        container: String,
        decoder: Int? = nil
    ) {
        self.`case` = copy `case`
        self.`default` = `default`
        self.container = container
        self.decoder = decoder
    }

    enum CodingKeys: String, CodingKey {
        case `case`
        case `default`
        case container
        case decoder
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        `case` = try container.decodeIfPresent(Expression<Bool>.self, forKey: .`case`)
        `default` = try container.decodeIfPresent(forKey: .`default`)
        self.container = try container.decode(String.self, forKey: .container)
        self.decoder = try container.decodeIfPresent(Int.self, forKey: .decoder)
    }
}
