import Beagle

// MARK: Template Codable
extension Template {

    enum CodingKeys: String, CodingKey {
        case when
        case view
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            when: try container.decodeIfPresent(Bool.self, forKey: .when),
            view: try container.decode(forKey: .view)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(when, forKey: .when)
        try container.encode(view, forKey: .view)
    }
}
