import Beagle

// MARK: Box Decodable
extension Box: Decodable {

    enum CodingKeys: String, CodingKey {
        case style
    }

    init(from decoder: Decoder) throws {
        style = try? Style(from: decoder)
    }
}
