import Beagle

// MARK: Shape Decodable
extension Shape {

    enum CodingKeys: String, CodingKey {
        case circle
        case square
        case radius
        case side
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        if container.allKeys.contains(.circle), try container.decodeNil(forKey: .circle) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .circle)
            let radius = try associatedValues.decode(Double.self, forKey: .radius)
            self = .circle(radius: radius)
            return
        }
        if container.allKeys.contains(.square), try container.decodeNil(forKey: .square) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .square)
            let side = try associatedValues.decode(Double.self, forKey: .side)
            self = .square(side: side)
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
