// Only in standalone: import WidgetRuntime

import Beagle

// MARK: Own Codable
extension Own: Codable {

    enum CodingKeys: String, CodingKey {
        case start
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode(Int.self, forKey: .start)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
    }
}

// MARK: Range Codable
extension Range: Codable {

    enum CodingKeys: String, CodingKey {
        case start
        case end
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode(Int.self, forKey: .start)
        end = try container.decode(Int.self, forKey: .end)
        try didDecode(from: decoder)
        try validate()
    }

    func encode(to encoder: any Encoder) throws {
        willEncode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
    }
}
