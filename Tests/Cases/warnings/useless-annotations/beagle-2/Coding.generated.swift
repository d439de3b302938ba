// Only in standalone: import WidgetRuntime

import Beagle

// MARK: OwnKeys Codable
extension OwnKeys: Codable {

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        itemCount = try container.decode(Int.self, forKey: .itemCount)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(itemCount, forKey: .itemCount)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: CodingKeys.self)
    }
}
