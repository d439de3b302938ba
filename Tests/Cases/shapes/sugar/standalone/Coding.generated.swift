import WidgetRuntime

// MARK: Sugar Codable
extension Sugar {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        optional: borrowing Optional<any Component> = nil,
        array: Array<any Component>,
        dictionary: Dictionary<String, any Component>,
        set: Set<String>,
        twice: Int?? = nil,
        implicit: Int? = nil
    ) {
        self.optional = copy optional
        self.array = array
        self.dictionary = dictionary
        self.set = set
        self.twice = twice
        self.implicit = implicit
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        optional = try fields.decodeIfPresent(AnyComponent.self, forKey: "optional")?.value
        array = try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "array", from: fields)
        dictionary = try fields.decode([String: AnyComponent].self, forKey: "dictionary").mapValues(\.value)
        set = try fields.decode(Set<String>.self, forKey: "set")
        twice = try fields.decodeIfPresent(Int?.self, forKey: "twice")
        implicit = try fields.decodeIfPresent(Int.self, forKey: "implicit")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("sugar", forKey: "type")
        try fields.encodeIfPresent(optional.map(AnyComponent.init), forKey: "optional")
        try fields.encode(array.map(AnyComponent.init), forKey: "array")
        try fields.encode(dictionary.mapValues(AnyComponent.init), forKey: "dictionary")
        try fields.encode(set, forKey: "set")
        try fields.encodeIfPresent(twice, forKey: "twice")
        try fields.encodeIfPresent(implicit, forKey: "implicit")
    }
}
