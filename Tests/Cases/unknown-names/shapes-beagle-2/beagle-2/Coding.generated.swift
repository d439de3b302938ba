import Beagle

// MARK: Blank Codable
extension Blank {

    enum CodingKeys: CodingKey {}

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: CodingKeys.self)
    }
}

// MARK: Box Codable
extension Box {

    enum CodingKeys: String, CodingKey {
        case header
        case children
        case grid
        case onTap
        case footer
        case named
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            header: try container.decode(AnyKnownServerDrivenComponent.self, forKey: .header).value,
            children: try container.decode(WidgetCoding.KnownArray<AnyKnownServerDrivenComponent>.self, forKey: .children).elements.map(\.value),
            grid: try container.decodeIfPresent([[AnyServerDrivenComponentOrJSON]].self, forKey: .grid)?.map { $0.map(\.value) },
            onTap: try container.decodeIfPresent([AnyActionOrJSON].self, forKey: .onTap)?.map(\.value),
            footer: try container.decodeIfPresent(AnyServerDrivenComponentOrBlank.self, forKey: .footer)?.value,
            named: try container.decodeIfPresent(WidgetCoding.KnownDictionary<AnyKnownAction>.self, forKey: .named)?.values.mapValues(\.value) ?? [:]
        )
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(header, forKey: .header)
        try container.encode(children, forKey: .children)
        try container.encodeIfPresent(grid?.map { $0.map(AutoCodable<any ServerDrivenComponent>.init) }, forKey: .grid)
        try container.encodeIfPresent(onTap, forKey: .onTap)
        try container.encodeIfPresent(footer, forKey: .footer)
        try container.encode(named.mapValues(AutoCodable<any Action>.init), forKey: .named)
    }
}
