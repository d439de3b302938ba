import Beagle

// MARK: Point Decodable
extension Point: Decodable {

    enum CodingKeys: String, CodingKey {
        case x
        case container
    }

    init(from decoder: Decoder) throws {
        x = try Point.decodeX(from: decoder)
        self.container = try Point.decodeContainer(from: decoder)
    }
}

// MARK: Rest Decodable
extension Rest: Decodable {

    enum CodingKeys: String, CodingKey {
        case height
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        height = try Rest.decodeHeight(from: container)
    }
}

// MARK: Size Decodable
extension Size: Decodable {

    enum CodingKeys: String, CodingKey {
        case width
    }

    init(from decoder: Decoder) throws {
        width = Size.decodeWidth(from: decoder)
        rest = try Rest(from: decoder)
    }
}
