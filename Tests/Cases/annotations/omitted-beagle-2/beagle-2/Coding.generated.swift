import Beagle

// MARK: Card Codable
extension Card {

    enum CodingKeys: String, CodingKey {
        case tags
        case count
        case title
        case child
        case actions
        case children
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
        title = try container.decodeIfPresent(String.self, forKey: .title)
        child = try container.decodeIfPresent(forKey: .child)
        actions = try container.decodeIfPresent(forKey: .actions)
        children = try container.decodeIfPresent(forKey: .children)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !tags.isEmpty {
            try container.encode(tags, forKey: .tags)
        }
        if count != 1 {
            try container.encode(count, forKey: .count)
        }
        try container.encode(title, forKey: .title)
        try container.encode(child.map(AutoCodable<any ServerDrivenComponent>.init), forKey: .child)
        try container.encode(actions?.map(AutoCodable<any Action>.init), forKey: .actions)
        if children?.isEmpty != true {
            try container.encodeIfPresent(children, forKey: .children)
        }
    }
}
