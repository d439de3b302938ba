import Beagle

// MARK: Divider Codable
extension Divider {

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: CodingKeys.self)
    }
}
