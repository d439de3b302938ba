import Beagle
import UIKit

// MARK: BoxWidget Codable
extension BoxWidget {

    enum CodingKeys: String, CodingKey {
        case one
        case marked
        case optional
        case list
        case grid
        case named
        case header
        case labels
        case text
        case id
        case style
        case accessibility
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        one = try container.decode(forKey: .one)
        optional = try container.decodeIfPresent(forKey: .optional)
        list = try container.decode(forKey: .list)
        grid = try container.decode([[AutoCodable<any ServerDrivenComponent>]].self, forKey: .grid).map { $0.map(\.wrappedValue) }
        named = try container.decodeIfPresent([String: AutoCodable<any Action>].self, forKey: .named)?.mapValues(\.wrappedValue) ?? [:]
        header = try container.decodeIfPresent(NarrowedAutoCodable<any ServerDrivenComponent, any TextComponents>.self, forKey: .header)?.value
        labels = try container.decode([NarrowedAutoCodable<any ServerDrivenComponent, any TextComponents>].self, forKey: .labels).map(\.value)
        text = try container.decodeIfPresent(Beagle.Expression<String>.self, forKey: .text)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        style = try container.decodeIfPresent(Style.self, forKey: .style)
        accessibility = try container.decodeIfPresent(Accessibility.self, forKey: .accessibility)
        marked = try container.decodeIfPresent(forKey: .marked)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(one, forKey: .one)
        try container.encodeIfPresent(marked, forKey: .marked)
        try container.encodeIfPresent(optional, forKey: .optional)
        try container.encode(list, forKey: .list)
        try container.encode(grid.map { $0.map(AutoCodable<any ServerDrivenComponent>.init) }, forKey: .grid)
        try container.encode(named.mapValues(AutoCodable<any Action>.init), forKey: .named)
        try container.encodeIfPresent(header.map { AutoCodable<any ServerDrivenComponent>(wrappedValue: $0) }, forKey: .header)
        try container.encode(labels.map { AutoCodable<any ServerDrivenComponent>(wrappedValue: $0) }, forKey: .labels)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
    }
}

/// A component or action, cast to the narrower type of a property.
private struct NarrowedAutoCodable<Base, Wanted>: Decodable {
    let value: Wanted

    init(from decoder: any Decoder) throws {
        let found = try AutoCodable<Base>(from: decoder).wrappedValue
        guard let wanted = found as? Wanted else {
            throw DecodingError.typeMismatch(
                Wanted.self, .init(codingPath: decoder.codingPath, debugDescription: "found \(type(of: found))"))
        }
        value = wanted
    }
}
