import Beagle

// MARK: Route.Path Decodable
extension Route.Path {

    enum CodingKeys: String, CodingKey {
        case kind
        case kinds
        case own
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        kind = try container.decode(Route.Kind.self, forKey: .kind)
        kinds = try container.decode([String: [Route.Kind]?].self, forKey: .kinds)
        own = try container.decode(Own.self, forKey: .own)
    }
}
