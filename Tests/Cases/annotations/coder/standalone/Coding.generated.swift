import Foundation
import WidgetRuntime

// MARK: Builtin Codable
extension Builtin: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "start").value
        end = try fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601WithFractions>.self, forKey: "end")?.value
        byName = try fields.decode([String: [WidgetCoding.CodedBy<SecondsSince1970>]].self, forKey: "byName").mapValues { $0.map(\.value) }
        marks = try fields.decodeIfPresent([WidgetCoding.CodedBy<MillisecondsSince1970>].self, forKey: "marks")?.map(\.value)
        data = try fields.decode(WidgetCoding.CodedBy<Base64>.self, forKey: "data").value
        counts = try fields.decode([WidgetCoding.CodedBy<Lenient<Int>>].self, forKey: "counts").map(\.value)
        link = try fields.decodeIfPresent(WidgetCoding.CodedBy<EmptyAsNil<URL>>.self, forKey: "link")?.value
        links = try fields.decode([WidgetCoding.CodedBy<EmptyAsNil<URL>>].self, forKey: "links").map(\.value)
        ids = try fields.decodeIfPresent(WidgetCoding.CodedBy<JSONText<[Int]>>.self, forKey: "ids")?.value
        image = try fields.decode(WidgetCoding.CodedBy<PercentEncodedURL>.self, forKey: "image").value
        colors = try fields.decode([WidgetCoding.CodedBy<HexColor<Color>>].self, forKey: "colors").map(\.value)
        more = try fields.decode(WidgetCoding.CodedBy<WidgetRuntime.Base64>.self, forKey: "more").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<ISO8601>(start), forKey: "start")
        try fields.encodeIfPresent(end.map { WidgetCoding.CodedBy<ISO8601WithFractions>($0) }, forKey: "end")
        try fields.encode(byName.mapValues { $0.map { WidgetCoding.CodedBy<SecondsSince1970>($0) } }, forKey: "byName")
        try fields.encodeIfPresent(marks?.map { WidgetCoding.CodedBy<MillisecondsSince1970>($0) }, forKey: "marks")
        try fields.encode(WidgetCoding.CodedBy<Base64>(data), forKey: "data")
        try fields.encode(counts.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "counts")
        try fields.encodeIfPresent(link.map { WidgetCoding.CodedBy<EmptyAsNil<URL>>($0) }, forKey: "link")
        try fields.encode(links.map { WidgetCoding.CodedBy<EmptyAsNil<URL>>($0) }, forKey: "links")
        try fields.encodeIfPresent(ids.map { WidgetCoding.CodedBy<JSONText<[Int]>>($0) }, forKey: "ids")
        try fields.encode(WidgetCoding.CodedBy<PercentEncodedURL>(image), forKey: "image")
        try fields.encode(colors.map { WidgetCoding.CodedBy<HexColor<Color>>($0) }, forKey: "colors")
        try fields.encode(WidgetCoding.CodedBy<WidgetRuntime.Base64>(more), forKey: "more")
    }
}

// MARK: External Codable
extension External: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "date":
            self = .date(try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: key).value)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "External", known: ["date"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .date(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(WidgetCoding.CodedBy<ISO8601>(value0), forKey: "date")
        }
    }
}

// MARK: Moment Codable
extension Moment: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "at":
            self = .at(date: try fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "date").value)
        case "many":
            self = .many(dates: try fields.decodeIfPresent([WidgetCoding.CodedBy<ISO8601>].self, forKey: fields.first(of: "dates", "all"))?.map(\.value))
        case "size":
            self = .size(try fields.decode(WidgetCoding.CodedBy<SizeByKeys>.self, forKey: "_0").value)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Moment", known: ["at", "many", "size"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .at(let date):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("at", forKey: "type")
            try fields.encode(WidgetCoding.CodedBy<ISO8601>(date), forKey: "date")
        case .many(let dates):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("many", forKey: "type")
            try fields.encodeIfPresent(dates?.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "dates")
        case .size(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("size", forKey: "type")
            try fields.encode(WidgetCoding.CodedBy<SizeByKeys>(value0), forKey: "_0")
        }
    }
}

// MARK: Own Codable
extension Own: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        price = try fields.decode(WidgetCoding.CodedBy<Cents>.self, forKey: "price").value
        names = try fields.decodeIfPresent(WidgetCoding.CodedBy<Names.Separated>.self, forKey: "names")?.value
        lists = try fields.decode([WidgetCoding.CodedBy<Names.Separated>].self, forKey: "lists").map(\.value)
        sizes = try fields.decode([WidgetCoding.CodedBy<Traced<Int>>].self, forKey: "sizes").map(\.value)
        whole = try fields.decode(WidgetCoding.CodedBy<Traced<[Int]>>.self, forKey: "whole").value
        day = try fields.decode(WidgetCoding.CodedBy<Day>.self, forKey: "day").value
        others = try fields.decodeIfPresent([WidgetCoding.CodedBy<Other.Coder>].self, forKey: "others")?.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<Cents>(price), forKey: "price")
        try fields.encodeIfPresent(names.map { WidgetCoding.CodedBy<Names.Separated>($0) }, forKey: "names")
        try fields.encode(lists.map { WidgetCoding.CodedBy<Names.Separated>($0) }, forKey: "lists")
        try fields.encode(sizes.map { WidgetCoding.CodedBy<Traced<Int>>($0) }, forKey: "sizes")
        try fields.encode(WidgetCoding.CodedBy<Traced<[Int]>>(whole), forKey: "whole")
        try fields.encode(WidgetCoding.CodedBy<Day>(day), forKey: "day")
        try fields.encodeIfPresent(others?.map { WidgetCoding.CodedBy<Other.Coder>($0) }, forKey: "others")
    }
}

// MARK: Untagged Codable
extension Untagged: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .date(try decoder.singleValueContainer().decode(WidgetCoding.CodedBy<ISO8601>.self).value)
            return
        } catch {
            failures.append(("date", error))
        }
        do {
            self = .number(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("number", error))
        }
        throw NoMatchingTypeError("Untagged", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .date(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(WidgetCoding.CodedBy<ISO8601>(value0))
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
