import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            self = .text(text: try fields.decode(String.self, forKey: "text"))
            return
        }
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "image":
            self = .image(url: try fields.decode(String.self, forKey: "url"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["text", "image"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .image(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("image", forKey: "type")
            try fields.encode(url, forKey: "url")
        }
    }
}

// MARK: Message Codable
extension Message: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "t") ?? ""
        switch name {
        case "mail":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .mail(to: try content.decode(String.self, forKey: "to"))
        default:
            WidgetCoding.reportUnknown(name, in: "Message", known: ["mail"], to: decoder)
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .mail(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("mail", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(to, forKey: "to")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("other", forKey: "t")
        }
    }
}
