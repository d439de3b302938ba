import Foundation
import WidgetRuntime

// MARK: All Codable
extension All: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "start").value
        ends = try fields.decodeIfPresent([WidgetCoding.CodedBy<ISO8601>].self, forKey: "ends")?.map(\.value)
        title = try fields.decode(String.self, forKey: "title")
        mark = try fields.decode(WidgetCoding.CodedBy<SecondsSince1970>.self, forKey: "mark").value
        plain = try fields.decode(Date.self, forKey: "plain")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(start), forKey: "start")
        try fields.encodeIfPresent(ends?.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "ends")
        try fields.encode(title, forKey: "title")
        try fields.encode(WidgetCoding.CodedBy<SecondsSince1970>(mark), forKey: "mark")
        try fields.encode(plain, forKey: "plain")
    }
}

// MARK: Beside Codable
extension Beside: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        wrong: borrowing Date? = nil,
        level: Int,
        both: Int = 2,
        either: Int? = 2,
        numbers: [Int],
        byName: [String: [Int]]? = nil,
        count: Int,
        position: Int? = nil,
        read: Int = 1,
        size: Size,
        other: Size? = nil,
        kept: Int,
        text: String? = "a",
        half: Int
    ) {
        self.init(wrong: copy wrong, level: level, both: both, either: either, numbers: numbers, byName: byName, count: count, position: position, read: read, size: size, other: other, kept: kept, text: text, half: half)
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.init(
            wrong: WidgetCoding.recovering("wrong", with: nil, in: fields) { try fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: "wrong")?.value },
            level: try fields.contains("level") ? WidgetCoding.recovering("level", with: 1, in: fields) { try fields.decode(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "level").value } : fields.decode(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "level").value,
            both: WidgetCoding.recovering("both", with: 1, in: fields) { try fields.decodeIfPresent(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "both")?.value ?? 2 },
            either: WidgetCoding.recovering("either", with: nil, in: fields) { try fields.contains("either") ? fields.decodeIfPresent(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "either")?.value : 2 },
            numbers: try fields.decode(LossyArray<WidgetCoding.CodedBy<Lenient<Int>>>.self, forKey: "numbers").elements.map(\.value),
            byName: try fields.decodeIfPresent(LossyDictionary<LossyArray<WidgetCoding.CodedBy<Lenient<Int>>>>.self, forKey: "byName")?.values.mapValues { $0.elements.map(\.value) },
            count: try fields.decode(WidgetCoding.CodedBy<Lenient<Int>>.self, atFirst: ["meta", "count"], ["meta", "number"]).value,
            position: try fields.decodeIfPresent(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: fields.first(of: "in", "index"))?.value,
            read: try fields.decodeIfPresent(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "read")?.value ?? 1,
            size: try WidgetCoding.CodedBy<SizeByKeys>(from: decoder).value,
            other: try WidgetCoding.decodeIfPresent(flattened: WidgetCoding.CodedBy<SizeByKeys>.self, from: decoder)?.value,
            kept: try fields.decode(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "kept").value,
            text: WidgetCoding.recovering("text", with: nil, in: fields) { try fields.contains("text") ? fields.decodeIfPresent(WidgetCoding.CodedBy<EmptyAsNil<String>>.self, forKey: "text")?.value : "a" },
            half: try Self.decodeHalf(from: decoder)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(wrong.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "wrong")
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(level), forKey: "level")
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(both), forKey: "both")
        try fields.encode(either.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "either")
        try fields.encode(numbers.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "numbers")
        try fields.encodeIfPresent(byName?.mapValues { $0.map { WidgetCoding.CodedBy<Lenient<Int>>($0) } }, forKey: "byName")
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(count), at: "meta", "count")
        try fields.encodeIfPresent(position.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "out")
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(written), forKey: "written")
        try WidgetCoding.CodedBy<SizeByKeys>(size).encode(to: encoder)
        try other.map { WidgetCoding.CodedBy<SizeByKeys>($0) }?.encode(to: encoder)
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(kept), forKey: "kept")
        try fields.encode(text.map { WidgetCoding.CodedBy<EmptyAsNil<String>>($0) }, forKey: "text")
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(half), forKey: "half")
    }
}

// MARK: Numbers Codable
extension Numbers: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        one = try fields.decode(WidgetCoding.CodedBy<Lenient<Int>>.self, forKey: "one").value
        names = try fields.decode([WidgetCoding.CodedBy<Lenient<String>>].self, forKey: "names").map(\.value)
        day = try fields.decode(Date.self, forKey: "day")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<Lenient<Int>>(one), forKey: "one")
        try fields.encode(names.map { WidgetCoding.CodedBy<Lenient<String>>($0) }, forKey: "names")
        try fields.encode(day, forKey: "day")
    }
}
