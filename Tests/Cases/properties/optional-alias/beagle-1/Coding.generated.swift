import Beagle

// MARK: Card Decodable
extension Card: Decodable {

    enum CodingKeys: String, CodingKey {
        case count
        case sizes
        case child
        case actions
        case inner
        case safe
        case name
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        count = try container.decodeIfPresent(Int.self, forKey: .count)
        sizes = try container.decodeIfPresent([Double].self, forKey: .sizes)
        child = try container.decodeIfPresent(forKey: .child)
        actions = try container.decodeIfPresent(forKey: .actions)
        inner = try container.decodeIfPresent(Outer.Inner.self, forKey: .inner)
        safe = (try? Optional.some(container.decodeIfPresent(Int.self, forKey: .safe))) ?? 3
        name = try container.decode(Name.self, forKey: .name)
    }
}
