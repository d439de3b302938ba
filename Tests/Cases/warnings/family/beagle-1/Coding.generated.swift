import Beagle

// MARK: Mark Decodable
extension Mark: Decodable {

    enum CodingKeys: String, CodingKey {
        case dot
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()

        let enumCase = try container.decode(String.self)
        switch enumCase {
        case CodingKeys.dot.rawValue: self = .dot
        default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
        }
    }
}

// MARK: Point Decodable
extension Point: Decodable {

    enum CodingKeys: String, CodingKey {
        case leftEdge = "left_edge"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        leftEdge = try container.decode(Int.self, forKey: .leftEdge)
    }
}

// MARK: Route Decodable
extension Route {

    enum CodingKeys: String, CodingKey {
        case web
        case url
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        if container.allKeys.contains(.web), try container.decodeNil(forKey: .web) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .web)
            let url = try associatedValues.decode(String.self, forKey: .url)
            self = .web(url: url)
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
