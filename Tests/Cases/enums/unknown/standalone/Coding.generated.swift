import WidgetRuntime

// MARK: Route Codable
extension Route: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name.lowercased() {
        case "web_page":
            self = .webPage(url: try fields.decode(String.self, forKey: "url"))
        case "app", "native":
            self = .inApp(try fields.decode(String.self, forKey: "name"))
        default:
            WidgetCoding.reportUnknown(name, in: "Route", known: ["web_page", "app", "native"], to: decoder)
            self = .other(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .webPage(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("web_page", forKey: "type")
            try fields.encode(url, forKey: "url")
        case .inApp(let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("app", forKey: "type")
            try fields.encode(nameValue, forKey: "name")
        case .other(let value0):
            try value0.encode(to: encoder)
        }
    }
}
