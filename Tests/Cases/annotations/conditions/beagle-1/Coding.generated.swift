// Only in standalone: // MARK: Offer Codable

// Only in standalone: import WidgetRuntime

import Beagle

// MARK: Offer Decodable
extension Offer {

    enum CodingKeys: String, CodingKey {
        case price
        case names
        case count
        case depth
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        price = try container.decodeIfPresent(String.self, forKey: .price) ?? "$0.00"
        names = try container.decodeIfPresent([String].self, forKey: .names) ?? []
        count = try container.decodeIfPresent(String.self, forKey: .count) ?? "1"
        depth = try container.decodeIfPresent(Int.self, forKey: .depth) ?? 4
    }
}
