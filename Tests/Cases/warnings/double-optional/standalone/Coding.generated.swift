import WidgetRuntime

// MARK: Change Codable
extension Change: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "name":
            self = .name(to: try fields.decodeIfPresent(String?.self, forKey: "to"))
        case "field":
            self = .field(to: try fields.decodeIfPresent(Field<String>.self, forKey: "to"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Change", known: ["name", "field"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .name(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("name", forKey: "type")
            try fields.encodeIfPresent(to, forKey: "to")
        case .field(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("field", forKey: "type")
            try fields.encodeIfPresent(to, forKey: "to")
        }
    }
}

// MARK: Update Codable
extension Update: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decodeIfPresent(String?.self, forKey: "name")
        age = try fields.decodeIfPresent(Int?.self, at: "meta", "age")
        city = try fields.contains("city") ? fields.decode(Field<String>.self, forKey: "city") : .missing
        list = try fields.decode([Int??].self, forKey: "list")
        note = try fields.decodeIfPresent(Field<String>.self, forKey: "note")
        other = try fields.decodeIfPresent(Field<Int>.self, forKey: "other")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(name, forKey: "name")
        try fields.encodeIfPresent(age, at: "meta", "age")
        if !city.isMissing {
            try fields.encode(city, forKey: "city")
        }
        try fields.encode(list, forKey: "list")
        try fields.encodeIfPresent(note, forKey: "note")
        try fields.encodeIfPresent(other, forKey: "other")
    }
}
