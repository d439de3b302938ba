import Foundation
import WidgetRuntime

// MARK: Format Codable
extension Format {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "weight":
            self = .weight(try fields.decode(Weight.self, forKey: "_0"))
        case "length":
            self = .length(try fields.decode(Meters.self, forKey: "_0"))
        case "hex":
            self = .hex(try fields.decode(Hex.self, forKey: "_0"))
        case "edges":
            self = .edges(try fields.decode(Edges.self, forKey: "_0"))
        case "percent":
            self = .percent(try fields.decode(Percent.self, forKey: "_0"))
        case "data":
            self = .data(try fields.decode(Data.self, forKey: "_0"))
        case "date":
            self = .date(try fields.decode(Date.self, forKey: "_0"))
        case "url":
            self = .url(try fields.decode(URL.self, forKey: "_0"))
        case "id":
            self = .id(try fields.decode(UUID.self, forKey: "_0"))
        case "decimal":
            self = .decimal(try fields.decode(Foundation.Decimal.self, forKey: "_0"))
        case "width":
            self = .width(try fields.decode(CGFloat.self, forKey: "_0"))
        case "big":
            self = .big(try fields.decode(Int128.self, forKey: "_0"))
        case "tags":
            self = .tags(try fields.decode(Set<String>.self, forKey: "_0"))
        case "range":
            self = .range(try fields.decode(ClosedRange<Int>.self, forKey: "_0"))
        case "size":
            self = .size(try fields.decode(Size.self, forKey: "_0"))
        case "style":
            self = .style(try Style(from: decoder))
        case "locale":
            self = .locale(try Locale(from: decoder))
        case "format":
            self = .format(try fields.decode(Format.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Format", known: ["weight", "length", "hex", "edges", "percent", "data", "date", "url", "id", "decimal", "width", "big", "tags", "range", "size", "style", "locale", "format"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .weight(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("weight", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .length(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("length", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .hex(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("hex", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .edges(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("edges", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .percent(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("percent", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .data(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("data", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .date(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("date", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .url(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("url", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .id(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("id", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .decimal(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("decimal", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .width(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("width", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .big(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("big", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .tags(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("tags", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .range(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("range", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .size(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("size", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .style(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("style", forKey: "type")
            try value0.encode(to: encoder)
        case .locale(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("locale", forKey: "type")
            try value0.encode(to: encoder)
        case .format(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("format", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Size Codable
extension Size {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .points(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {
            failures.append(("points", error))
        }
        do {
            self = .percent(try decoder.singleValueContainer().decode(Percent.self))
            return
        } catch {
            failures.append(("percent", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .points(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .percent(let value0):
            try value0.encode(to: encoder)
        }
    }
}
