// Only in standalone: import WidgetRuntime

import Beagle

// MARK: Offer Codable
extension Offer {

    enum CodingKeys: String, CodingKey {
        case price
        case names
        case count
        case depth
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        price = try container.decodeIfPresent(String.self, forKey: .price) ?? "$0.00"
        names = try container.decodeIfPresent([String].self, forKey: .names) ?? []
        count = try container.decodeIfPresent(String.self, forKey: .count) ?? "1"
        depth = try container.decodeIfPresent(Int.self, forKey: .depth) ?? 4
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !(price == "$0.00") {
            try container.encode(price, forKey: .price)
        }
        if !({ $0.allSatisfy { $0.isEmpty } })(names) {
            try container.encode(names, forKey: .names)
        }
        if !({ $0 == "\($0.count)" })(count) {
            try container.encode(count, forKey: .count)
        }
        if depth != nil {
            try container.encodeIfPresent(depth, forKey: .depth)
        }
    }
}
