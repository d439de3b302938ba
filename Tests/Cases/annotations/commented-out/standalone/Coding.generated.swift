import WidgetRuntime

// MARK: Card Codable
extension Card: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
        first = try fields.decode(Int.self, forKey: "first")
        second = try fields.decode(Int.self, forKey: "second")
        third = try fields.decode(Int.self, forKey: "third")
        fourth = try fields.decode(Int.self, forKey: "fourth")
        fifth = try fields.decode(Int.self, forKey: "fifth")
        sixth = try fields.decode(Int.self, forKey: "sixth")
        seventh = try fields.decode(Int.self, forKey: "seventh")
        eighth = try fields.decode(Int.self, forKey: "eighth")
        ninth = try fields.decode(Int.self, forKey: "no_break_space")
        tenth = try fields.decode(Int.self, forKey: "documentation")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
        try fields.encode(first, forKey: "first")
        try fields.encode(second, forKey: "second")
        try fields.encode(third, forKey: "third")
        try fields.encode(fourth, forKey: "fourth")
        try fields.encode(fifth, forKey: "fifth")
        try fields.encode(sixth, forKey: "sixth")
        try fields.encode(seventh, forKey: "seventh")
        try fields.encode(eighth, forKey: "eighth")
        try fields.encode(ninth, forKey: "no_break_space")
        try fields.encode(tenth, forKey: "documentation")
    }
}
