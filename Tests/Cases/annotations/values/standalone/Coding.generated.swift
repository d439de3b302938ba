import WidgetRuntime

// MARK: Values Codable
extension Values: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        truth: borrowing Bool = false,
        word: String = "none",
        alias: Name = "a, b",
        call: String = String(1),
        digits: String = "5",
        side: Side? = .left,
        sides: [Side] = [.left, .right],
        words: [String] = ["a", "b"],
        list: [Int],
        optional: Int? = nil,
        number: Int
    ) {
        self.truth = copy truth
        self.word = word
        self.alias = alias
        self.call = call
        self.digits = digits
        self.side = side
        self.sides = sides
        self.words = words
        self.list = list
        self.optional = optional
        self.number = number
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        truth = try fields.decodeIfPresent(Bool.self, forKey: "truth") ?? false
        word = try fields.decodeIfPresent(String.self, forKey: "word") ?? "none"
        alias = try fields.decodeIfPresent(Name.self, forKey: "alias") ?? "a, b"
        call = try fields.decodeIfPresent(String.self, forKey: "call") ?? String(1)
        digits = try fields.decodeIfPresent(String.self, forKey: "digits") ?? "5"
        side = try fields.contains("side") ? fields.decodeIfPresent(Side.self, forKey: "side") : .left
        sides = try fields.decodeIfPresent([Side].self, forKey: "sides") ?? [.left, .right]
        words = try fields.decodeIfPresent([String].self, forKey: "words") ?? ["a", "b"]
        list = try fields.contains("list") ? WidgetCoding.recovering("list", with: [], in: fields) { try fields.decode([Int].self, forKey: "list") } : fields.decode([Int].self, forKey: "list")
        optional = WidgetCoding.recovering("optional", with: 5, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "optional") }
        number = try fields.decode(Int.self, forKey: "7")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(truth, forKey: "truth")
        try fields.encode(word, forKey: "word")
        try fields.encode(alias, forKey: "alias")
        try fields.encode(call, forKey: "call")
        try fields.encode(digits, forKey: "digits")
        try fields.encode(side, forKey: "side")
        try fields.encode(sides, forKey: "sides")
        try fields.encode(words, forKey: "words")
        try fields.encode(list, forKey: "list")
        try fields.encodeIfPresent(optional, forKey: "optional")
        try fields.encode(number, forKey: "7")
    }
}
