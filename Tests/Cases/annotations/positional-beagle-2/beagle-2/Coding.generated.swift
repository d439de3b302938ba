import Beagle

// MARK: Card Codable
extension Card {

    enum CodingKeys: String, CodingKey {
        case point
        case body
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        point = try container.decode(Point.self, forKey: .point)
        body = try container.decode(Children.self, forKey: .body)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(point, forKey: .point)
        try container.encode(body, forKey: .body)
    }
}

// MARK: Children Codable
extension Children: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        first = try elements.decodeIfPresent(AutoCodable<any ServerDrivenComponent>.self)?.wrappedValue
        children = try elements.decode([AutoCodable<any ServerDrivenComponent>].self, for: "children").map(\.wrappedValue)
        limit = try elements.passMissing() ? 3 : elements.decodeIfPresent(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(first.map(AutoCodable<any ServerDrivenComponent>.init))
        try elements.encode(children.map(AutoCodable<any ServerDrivenComponent>.init))
        try elements.encode(limit)
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Double.self, for: "x")
        y = try elements.decodeIfPresent(Double.self) ?? 0
        self.elements = try elements.recovering(with: 3) { try $0.decode(Int.self, for: "elements") }
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
        try elements.encode(self.elements)
    }
}
