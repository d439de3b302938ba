// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Both Decodable
extension Both: Decodable {

    enum CodingKeys: String, CodingKey {
        case text
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        text = try container.decode(String.self, forKey: .text)
    }
}

// MARK: Read Decodable
extension Read: Decodable {

    enum CodingKeys: String, CodingKey {
        case text
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        text = try container.decode(String.self, forKey: .text)
    }
}
