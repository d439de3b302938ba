// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Builtin Codable
extension Builtin: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        start = try fields.decode(CodedBy<ISO8601>.self, forKey: "start").value
        end = try fields.decodeIfPresent(CodedBy<ISO8601WithFractions>.self, forKey: "end")?.value
        byName = try fields.decode([String: [CodedBy<SecondsSince1970>]].self, forKey: "byName").mapValues { $0.map(\.value) }
        marks = try fields.decodeIfPresent([CodedBy<MillisecondsSince1970>].self, forKey: "marks")?.map(\.value)
        data = try fields.decode(CodedBy<Base64>.self, forKey: "data").value
        counts = try fields.decode([CodedBy<Lenient<Int>>].self, forKey: "counts").map(\.value)
        link = try fields.decodeIfPresent(CodedBy<EmptyAsNil<URL>>.self, forKey: "link")?.value
        links = try fields.decode([CodedBy<EmptyAsNil<URL>>].self, forKey: "links").map(\.value)
        ids = try fields.decodeIfPresent(CodedBy<JSONText<[Int]>>.self, forKey: "ids")?.value
        image = try fields.decode(CodedBy<PercentEncodedURL>.self, forKey: "image").value
        colors = try fields.decode([CodedBy<HexColor<Color>>].self, forKey: "colors").map(\.value)
        more = try fields.decode(CodedBy<WidgetRuntime.Base64>.self, forKey: "more").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(CodedBy<ISO8601>(start), forKey: "start")
        try fields.encodeIfPresent(end.map { CodedBy<ISO8601WithFractions>($0) }, forKey: "end")
        try fields.encode(byName.mapValues { $0.map { CodedBy<SecondsSince1970>($0) } }, forKey: "byName")
        try fields.encodeIfPresent(marks?.map { CodedBy<MillisecondsSince1970>($0) }, forKey: "marks")
        try fields.encode(CodedBy<Base64>(data), forKey: "data")
        try fields.encode(counts.map { CodedBy<Lenient<Int>>($0) }, forKey: "counts")
        try fields.encodeIfPresent(link.map { CodedBy<EmptyAsNil<URL>>($0) }, forKey: "link")
        try fields.encode(links.map { CodedBy<EmptyAsNil<URL>>($0) }, forKey: "links")
        try fields.encodeIfPresent(ids.map { CodedBy<JSONText<[Int]>>($0) }, forKey: "ids")
        try fields.encode(CodedBy<PercentEncodedURL>(image), forKey: "image")
        try fields.encode(colors.map { CodedBy<HexColor<Color>>($0) }, forKey: "colors")
        try fields.encode(CodedBy<WidgetRuntime.Base64>(more), forKey: "more")
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
            self = .date(try fields.decode(CodedBy<ISO8601>.self, forKey: key).value)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "External", known: ["date"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .date(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(CodedBy<ISO8601>(value0), forKey: "date")
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
            self = .at(date: try fields.decode(CodedBy<ISO8601>.self, forKey: "date").value)
        case "many":
            self = .many(dates: try fields.decodeIfPresent([CodedBy<ISO8601>].self, forKey: fields.first(of: "dates", "all"))?.map(\.value))
        case "size":
            self = .size(try fields.decode(CodedBy<SizeByKeys>.self, forKey: "_0").value)
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
            try fields.encode(CodedBy<ISO8601>(date), forKey: "date")
        case .many(let dates):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("many", forKey: "type")
            try fields.encodeIfPresent(dates?.map { CodedBy<ISO8601>($0) }, forKey: "dates")
        case .size(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("size", forKey: "type")
            try fields.encode(CodedBy<SizeByKeys>(value0), forKey: "_0")
        }
    }
}

// MARK: Own Codable
extension Own: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        price = try fields.decode(CodedBy<Cents>.self, forKey: "price").value
        names = try fields.decodeIfPresent(CodedBy<Names.Separated>.self, forKey: "names")?.value
        lists = try fields.decode([CodedBy<Names.Separated>].self, forKey: "lists").map(\.value)
        sizes = try fields.decode([CodedBy<Traced<Int>>].self, forKey: "sizes").map(\.value)
        whole = try fields.decode(CodedBy<Traced<[Int]>>.self, forKey: "whole").value
        day = try fields.decode(CodedBy<Day>.self, forKey: "day").value
        others = try fields.decodeIfPresent([CodedBy<Other.Coder>].self, forKey: "others")?.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(CodedBy<Cents>(price), forKey: "price")
        try fields.encodeIfPresent(names.map { CodedBy<Names.Separated>($0) }, forKey: "names")
        try fields.encode(lists.map { CodedBy<Names.Separated>($0) }, forKey: "lists")
        try fields.encode(sizes.map { CodedBy<Traced<Int>>($0) }, forKey: "sizes")
        try fields.encode(CodedBy<Traced<[Int]>>(whole), forKey: "whole")
        try fields.encode(CodedBy<Day>(day), forKey: "day")
        try fields.encodeIfPresent(others?.map { CodedBy<Other.Coder>($0) }, forKey: "others")
    }
}

// MARK: Untagged Codable
extension Untagged: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .date(try decoder.singleValueContainer().decode(CodedBy<ISO8601>.self).value)
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
            try container.encode(CodedBy<ISO8601>(value0))
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}
