import Beagle

// MARK: Align Decodable
extension Align {

    enum CodingKeys: String, CodingKey {
        case left
        case right
        case `default`
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()

        let enumCase = try container.decode(String.self)
        switch enumCase {
        case CodingKeys.left.rawValue: self = .left
        case CodingKeys.right.rawValue: self = .right
        case CodingKeys.`default`.rawValue: self = .`default`
        default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
        }
    }
}
