import Beagle

// MARK: Table Codable
extension Table {

    enum CodingKeys: String, CodingKey {
        case integers
        case parts
        case rows
        case sides
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        integers = try container.decode(WidgetCoding.LossyMap<Int, String>.self, forKey: .integers).values
        parts = try container.decode(WidgetCoding.LossyMap<Side, AutoCodable<any ServerDrivenComponent>>.self, forKey: .parts).values.mapValues(\.wrappedValue)
        rows = try container.decode(WidgetCoding.KnownMap<Int, AnyKnownServerDrivenComponent>.self, forKey: .rows).values.mapValues(\.value)
        sides = try container.decodeIfPresent(WidgetCoding.LossySet<Side>.self, forKey: .sides)?.elements ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(integers, forKey: .integers)
        try container.encode(parts.mapValues(AutoCodable<any ServerDrivenComponent>.init), forKey: .parts)
        try container.encode(rows.mapValues(AutoCodable<any ServerDrivenComponent>.init), forKey: .rows)
        try container.encode(sides, forKey: .sides)
    }
}
