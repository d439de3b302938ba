import WidgetRuntime

// MARK: Form Codable
extension Form: Codable {

    init(from decoder: any Decoder) throws {
        content = try Subfields(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

// MARK: Subfields Codable
extension Subfields: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
    }
}
