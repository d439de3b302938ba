extension Event {

    enum CodingKeys: String, CodingKey {
        case opened
        case closed
        case moved
        case mixed
        case idle
        case id
        case name
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        if container.allKeys.contains(.opened), try container.decodeNil(forKey: .opened) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .opened)
            let id = try associatedValues.decode(Int.self, forKey: .id)
            let name = try associatedValues.decode(String.self, forKey: .name)
            self = .opened(id: id, name: name)
            return
        }
        if container.allKeys.contains(.closed), try container.decodeNil(forKey: .closed) == false {
            let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .closed)
            let id = try associatedValues.decode(Int.self, forKey: .id)
            self = .closed(id: id)
            return
        }
        if container.allKeys.contains(.moved), try container.decodeNil(forKey: .moved) == false {
            var associatedValues = try container.nestedUnkeyedContainer(forKey: .moved)
            let associatedValue0 = try associatedValues.decode(Int.self)
            let associatedValue1 = try associatedValues.decode(Int.self)
            self = .moved(associatedValue0, associatedValue1)
            return
        }
        if container.allKeys.contains(.mixed), try container.decodeNil(forKey: .mixed) == false {
            // Enum cases with mixed named and unnamed associated values can't be decoded
            throw DecodingError.dataCorruptedError(forKey: .mixed, in: container, debugDescription: "Can't decode `.mixed`")
        }
        if container.allKeys.contains(.idle), try container.decodeNil(forKey: .idle) == false {
            self = .idle
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)

        switch self {
        case let .opened(id, name):
            var associatedValues = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .opened)
            try associatedValues.encode(id, forKey: .id)
            try associatedValues.encode(name, forKey: .name)
        case let .closed(id):
            var associatedValues = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .closed)
            try associatedValues.encode(id, forKey: .id)
        case let .moved(associatedValue0, associatedValue1):
            var associatedValues = container.nestedUnkeyedContainer(forKey: .moved)
            try associatedValues.encode(associatedValue0)
            try associatedValues.encode(associatedValue1)
        case .mixed:
            // Enum cases with mixed named and unnamed associated values can't be encoded
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Can't encode '\(self)'"))
        case .idle:
            _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .idle)
        }
    }

}

extension Named {

    enum CodingKeys: String, CodingKey {
        case first
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()

        let enumCase = try container.decode(String.self)
        switch enumCase {
        case CodingKeys.first.rawValue: self = .first
        default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
        }
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()

        switch self {
        case .first: try container.encode(CodingKeys.first.rawValue)
        }
    }

}

extension Shape {

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
        switch enumCase {
        case CodingKeys.circle.rawValue:
            let radius = try container.decode(Double.self, forKey: .radius)
            self = .circle(radius: radius)
        case CodingKeys.box.rawValue:
            let width = try container.decode(Double.self, forKey: .width)
            let height = try container.decode(Double.self, forKey: .height)
            self = .box(width: width, height: height)
        case CodingKeys.pair.rawValue:
            // Enum cases with unnamed associated values can't be decoded
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
        case CodingKeys.mixed.rawValue:
            // Enum cases with mixed named and unnamed associated values can't be decoded
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
        case CodingKeys.empty.rawValue:
            self = .empty
        default:
            throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
        }
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)

        switch self {
        case let .circle(radius):
            try container.encode(CodingKeys.circle.rawValue, forKey: .enumCaseKey)
            try container.encode(radius, forKey: .radius)
        case let .box(width, height):
            try container.encode(CodingKeys.box.rawValue, forKey: .enumCaseKey)
            try container.encode(width, forKey: .width)
            try container.encode(height, forKey: .height)
        case .pair:
            // Enum cases with unnamed associated values can't be encoded
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Can't encode '\(self)'"))
        case .mixed:
            // Enum cases with mixed named and unnamed associated values can't be encoded
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Can't encode '\(self)'"))
        case .empty:
            try container.encode(CodingKeys.empty.rawValue, forKey: .enumCaseKey)
        }
    }

}

extension Size {

    enum CodingKeys: String, CodingKey {
        case small
        case large
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()

        let enumCase = try container.decode(String.self)
        switch enumCase {
        case CodingKeys.small.rawValue: self = .small
        case CodingKeys.large.rawValue: self = .large
        default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
        }
    }

    internal func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()

        switch self {
        case .small: try container.encode(CodingKeys.small.rawValue)
        case .large: try container.encode(CodingKeys.large.rawValue)
        }
    }

}

