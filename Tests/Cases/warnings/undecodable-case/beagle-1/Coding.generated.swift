import Beagle

// MARK: Named Decodable
extension Named {

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
        switch enumCase {
        case CodingKeys.web.rawValue:
            let url = try container.decode(String.self, forKey: .url)
            self = .web(url: url)
        case CodingKeys.native.rawValue:
            // The values of this case have no labels, so they have no keys.
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
        default:
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
        }
    }
}

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
            // A container cannot contain values both with and without labels.
            throw DecodingError.dataCorruptedError(forKey: .web, in: container, debugDescription: "Can't decode 'web'")
        }
        if container.allKeys.contains(.native), try container.decodeNil(forKey: .native) == false {
            var associatedValues = try container.nestedUnkeyedContainer(forKey: .native)
            let associatedValue0 = try associatedValues.decode(Int.self)
            let associatedValue1 = try associatedValues.decode(Int.self)
            self = .native(associatedValue0, associatedValue1)
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
