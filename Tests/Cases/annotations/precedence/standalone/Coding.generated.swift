import WidgetRuntime

// MARK: Directions Codable
extension Directions: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemName = try fields.decode(String.self, forKey: "name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemName, forKey: "name")
    }
}

// MARK: Inherits Codable
extension Inherits: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemSizes = try fields.decode(LossyArray<Int>.self, forKey: "item_sizes").elements
        itemName = try fields.decodeIfPresent(String.self, forKey: "item_name")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemSizes, forKey: "item_sizes")
        try fields.encodeIfPresent(itemName, forKey: "item_name")
    }
}

// MARK: Outside Codable
extension Outside: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemName = try fields.decode(String.self, forKey: "ItemName")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemName, forKey: "ItemName")
    }
}

// MARK: Overrides Codable
extension Overrides: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemSizes = try fields.decode([Int].self, forKey: "item-sizes")
        itemNames = try fields.decode(LossyArray<String>.self, forKey: "item-names").elements
        innerSizes = try fields.decode(LossyArray<Int>.self, forKey: "innerSizes").elements
        ownSizes = try fields.decode([Int].self, forKey: "OWNSIZES")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemSizes, forKey: "item-sizes")
        try fields.encode(itemNames, forKey: "item-names")
        try fields.encode(innerSizes, forKey: "innerSizes")
        try fields.encode(ownSizes, forKey: "OWNSIZES")
    }
}

// MARK: Restores Codable
extension Restores: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        itemName = try fields.decode(String.self, forKey: "itemName")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(itemName, forKey: "itemName")
    }
}
