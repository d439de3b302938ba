import Beagle

// MARK: Shape Decodable
extension Shape {

    enum CodingKeys: String, CodingKey {
        case none
        case circle
        case rectangle
        case point
        case radius
        case width
        case height
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        if container.allKeys.contains(.none), try container.decodeNil(forKey: .none) == false {
            self = .none
            return
        }
        if container.allKeys.contains(.circle), try container.decodeNil(forKey: .circle) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .circle)
            let radius = try associatedValues.decode(Double.self, forKey: .radius)
            self = .circle(radius: radius)
            return
        }
        if container.allKeys.contains(.rectangle), try container.decodeNil(forKey: .rectangle) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .rectangle)
            let width = try associatedValues.decode(Double.self, forKey: .width)
            let height = try associatedValues.decode(Double.self, forKey: .height)
            self = .rectangle(width: width, height: height)
            return
        }
        if container.allKeys.contains(.point), try container.decodeNil(forKey: .point) == false {
            var associatedValues = try container.nestedUnkeyedContainer(forKey: .point)
            let associatedValue0 = try associatedValues.decode(Int.self)
            let associatedValue1 = try associatedValues.decode(Int.self)
            self = .point(associatedValue0, associatedValue1)
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
