import Beagle

// MARK: Screen Codable
extension Screen {

    enum CodingKeys: String, CodingKey {
        case authors
        case children
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        authors = try container.decode(WidgetCoding.ListOrElement<[String]>.self, forKey: .authors).list
        children = try container.decodeIfPresent(WidgetCoding.ListOrElement<[AutoCodable<any ServerDrivenComponent>]>.self, forKey: .children)?.list.map(\.wrappedValue)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(authors, forKey: .authors)
        try container.encodeIfPresent(children, forKey: .children)
    }
}
