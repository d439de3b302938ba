import Beagle

// MARK: Route Decodable
extension Route {

    enum CodingKeys: String, CodingKey {
        case web
        case native
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
        if container.allKeys.contains(.native), try container.decodeNil(forKey: .native) == false {
            self = .native
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
