import Beagle
import UIKit

// MARK: Card Decodable
extension Card {

    enum CodingKeys: String, CodingKey {
        case part
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let rawPart: ServerDrivenComponent = try container.decode(forKey: .part)
        if let aux = rawPart as? Part {
            part = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("Part")
        }
    }
}
