import Beagle

// MARK: Named Decodable
extension Named {

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
        switch enumCase {
        case CodingKeys.range.rawValue:
            let `in` = try container.decode(Int.self, forKey: .in)
            let containerValue = try container.decode(String.self, forKey: .container)
            self = .range(in: `in`, container: containerValue)
        case CodingKeys.all.rawValue:
            self = .all
        default:
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
        }
    }
}

// MARK: Rule Decodable
extension Rule {

    enum CodingKeys: String, CodingKey {
        case range
        case `in`
        case keywords
        case box
        case `default`
        case `init`
        case `Any`
        case `Protocol`
        case `Self`
        case `Type`
        case container
        case associatedValues
        case `self`
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        if container.allKeys.contains(.range), try container.decodeNil(forKey: .range) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .range)
            let `in` = try associatedValues.decode(Int.self, forKey: .in)
            let `default` = try associatedValues.decode(String.self, forKey: .default)
            self = .range(in: `in`, default: `default`)
            return
        }
        if container.allKeys.contains(.`in`), try container.decodeNil(forKey: .`in`) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .`in`)
            let `in` = try associatedValues.decode(Int.self, forKey: .in)
            let `init` = try associatedValues.decode(Int.self, forKey: .`init`)
            self = .`in`(in: `in`, init: `init`)
            return
        }
        if container.allKeys.contains(.keywords), try container.decodeNil(forKey: .keywords) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .keywords)
            let AnyValue = try associatedValues.decode(Int.self, forKey: .Any)
            let ProtocolValue = try associatedValues.decode(Int.self, forKey: .`Protocol`)
            let SelfValue = try associatedValues.decode(Int.self, forKey: .Self)
            let TypeValue = try associatedValues.decode(Int.self, forKey: .`Type`)
            self = .keywords(Any: AnyValue, Protocol: ProtocolValue, Self: SelfValue, Type: TypeValue)
            return
        }
        if container.allKeys.contains(.box), try container.decodeNil(forKey: .box) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .box)
            let containerValue = try associatedValues.decode(Int.self, forKey: .container)
            let associatedValuesValue = try associatedValues.decode(String.self, forKey: .associatedValues)
            let selfValue = try associatedValues.decode(Bool.self, forKey: .`self`)
            self = .box(container: containerValue, associatedValues: associatedValuesValue, self: selfValue)
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }
}
