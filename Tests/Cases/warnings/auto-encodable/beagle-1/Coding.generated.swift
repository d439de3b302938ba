// Generated using widgetgen
// DO NOT EDIT

import Beagle

// MARK: Both Decodable
extension Both {

    enum CodingKeys: String, CodingKey {
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
}
