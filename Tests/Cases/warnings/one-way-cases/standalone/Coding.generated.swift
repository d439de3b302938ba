import WidgetRuntime

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "legacy":
            self = .legacy(x: try fields.decode(Int.self, forKey: fields.first(of: "x", "left")))
        case "older":
            self = .older(
                note: try fields.decodeIfPresent(String.self, forKey: "note"),
                tags: try fields.decodeIfPresent(LossyArray<Int>.self, forKey: "tags")?.elements ?? []
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["legacy", "older"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .handler:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case handler' is not encoded"))
        case .tap(let x):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tap", forKey: "type")
            try fields.encode(x, forKey: "l")
        case .legacy:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case legacy' is not encoded"))
        case .older:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case older' is not encoded"))
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "type")
        }
    }
}
