import WidgetRuntime

// MARK: Defaults Codable
extension Defaults: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        escaped: borrowing String = "two\nlines,\ta \"quote\" and a \\",
        count: Int = (many),
        mask: UInt8 = 0xFF,
        least: Int8 = -128,
        factor: Double = 3,
        offset: Double = .zero,
        mode: Mode = .standard,
        text: String = "true",
        letter: String = "a",
        scores: [String: Int] = [:],
        numbers: [Int] = [1, 2],
        range: [Int] = Array(1...3),
        side: Mode = Mode.dark
    ) {
        self.escaped = copy escaped
        self.count = count
        self.mask = mask
        self.least = least
        self.factor = factor
        self.offset = offset
        self.mode = mode
        self.text = text
        self.letter = letter
        self.scores = scores
        self.numbers = numbers
        self.range = range
        self.side = side
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        escaped = try fields.decodeIfPresent(String.self, forKey: "escaped") ?? "two\nlines,\ta \"quote\" and a \\"
        count = try fields.decodeIfPresent(Int.self, forKey: "count") ?? (many)
        mask = try fields.decodeIfPresent(UInt8.self, forKey: "mask") ?? 0xFF
        least = try fields.decodeIfPresent(Int8.self, forKey: "least") ?? -128
        factor = try fields.decodeIfPresent(Double.self, forKey: "factor") ?? 3
        offset = try fields.decodeIfPresent(Double.self, forKey: "offset") ?? .zero
        mode = try fields.decodeIfPresent(Mode.self, forKey: "mode") ?? .standard
        text = try fields.decodeIfPresent(String.self, forKey: "text") ?? "true"
        letter = try fields.decodeIfPresent(String.self, forKey: "letter") ?? "a"
        scores = try fields.decodeIfPresent([String: Int].self, forKey: "scores") ?? [:]
        numbers = try fields.decodeIfPresent([Int].self, forKey: "numbers") ?? [1, 2]
        range = try fields.decodeIfPresent([Int].self, forKey: "range") ?? Array(1...3)
        side = try fields.decodeIfPresent(Mode.self, forKey: "side") ?? Mode.dark
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(escaped, forKey: "escaped")
        try fields.encode(count, forKey: "count")
        try fields.encode(mask, forKey: "mask")
        try fields.encode(least, forKey: "least")
        try fields.encode(factor, forKey: "factor")
        try fields.encode(offset, forKey: "offset")
        try fields.encode(mode, forKey: "mode")
        try fields.encode(text, forKey: "text")
        try fields.encode(letter, forKey: "letter")
        try fields.encode(scores, forKey: "scores")
        try fields.encode(numbers, forKey: "numbers")
        try fields.encode(range, forKey: "range")
        try fields.encode(side, forKey: "side")
    }
}
