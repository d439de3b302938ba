import Beagle

// MARK: Shape Decodable
extension Shape {

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
        switch enumCase {
        case CodingKeys.none.rawValue:
            self = .none
        case CodingKeys.circle.rawValue:
            let radius = try container.decode(Double.self, forKey: .radius)
            self = .circle(radius: radius)
        case CodingKeys.point.rawValue:
            // The values of this case have no labels, so they have no keys.
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
        default:
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
        }
    }
}
