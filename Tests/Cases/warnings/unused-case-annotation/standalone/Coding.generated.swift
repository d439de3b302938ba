import WidgetRuntime

// MARK: Style Codable
extension Style {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "b": self = .bold
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Style", known: ["b"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bold: try container.encode("b")
        }
    }
}
