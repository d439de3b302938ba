import Beagle
import struct Foundation.URL
#if canImport(UIKit)
import UIKit
#endif

// MARK: Link Decodable
extension Link {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        url: borrowing URL,
        width: CGFloat? = nil
    ) {
        self.url = copy url
        self.width = width
    }

    enum CodingKeys: String, CodingKey {
        case url
        case width
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        url = try container.decode(URL.self, forKey: .url)
        width = try container.decodeIfPresent(CGFloat.self, forKey: .width)
    }
}
