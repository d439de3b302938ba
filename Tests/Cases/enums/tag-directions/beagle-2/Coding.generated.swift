import Beagle

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "kind", "type"))
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "plain":
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["text", "plain"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .plain(let note):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", forKey: "type")
            try fields.encodeIfPresent(note, forKey: "note")
        }
    }
}
