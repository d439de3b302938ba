import Beagle

// MARK: Scores Codable
extension Scores: Codable {

    enum CodingKeys: String, CodingKey {
        case title
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        scores = try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "_beagleComponent_", "_beagleAction_", "title"))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try scores.encode(to: encoder)
        try container.encode(title, forKey: .title)
    }
}

// MARK: Track Codable
extension Track: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decode(String.self, forKey: "name")
        identifier = try fields.decodeIfPresent(Int.self, forKey: fields.first(of: "identifier", "id"))
        attributes = try [String: DynamicObject](from: WidgetCoding.remaining(of: decoder, excluding: "_beagleComponent_", "_beagleAction_", "name", "identifier", "id"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try attributes.encode(to: encoder)
        try fields.encode(name, forKey: "name")
        try fields.encodeIfPresent(identifier, forKey: "identifier")
    }
}
