import WidgetRuntime

// MARK: Name Codable
extension Name: Codable {

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String?.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

// MARK: Plain Codable
extension Plain {

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
