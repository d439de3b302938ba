import Foundation
import WidgetRuntime

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decode(String.self, forKey: "name")
        date = try fields.decodeIfPresent(Int.self, forKey: fields.first(of: "date", "when"))
        id = try fields.decode(String.self, at: "meta", "id")
        extra = try [String: JSONValue](from: WidgetCoding.remaining(of: decoder, excluding: "kind", "name", "date", "when", "meta"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try WidgetCoding.remaining(extra, excluding: "meta", in: encoder).encode(to: encoder)
        try fields.encode(name, forKey: "name")
        try fields.encodeIfPresent(date, forKey: "date")
        try fields.encode(id, at: "meta", "id")
    }
}

// MARK: Grid Codable
extension Grid {

    init(from decoder: any Decoder) throws {
        cells = try [String: AnyComponent](from: WidgetCoding.remaining(of: decoder, excluding: "type")).mapValues(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try cells.mapValues(AnyComponent.init).encode(to: encoder)
        try fields.encode("grid", forKey: "type")
    }
}

// MARK: Item Codable
extension Item: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "event":
            self = .event(try Event(from: decoder))
        case "note":
            self = .note(text: try fields.decode(String.self, forKey: "text"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Item", known: ["event", "note"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .event(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("event", forKey: "kind")
            try value0.encode(to: encoder)
        case .note(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("note", forKey: "kind")
            try fields.encode(text, forKey: "text")
        }
    }
}

// MARK: Log Codable
#if DEBUG
extension Log: Codable {

    init(from decoder: any Decoder) throws {
        values = try [String: JSONValue](from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}
#else
extension Log: Codable {

    init(from decoder: any Decoder) throws {
        values = try [String: Int](from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}
#endif

// MARK: Query Codable
extension Query: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try parameters.encode(to: encoder)
        try fields.encode(version, forKey: "version")
    }
}

// MARK: Scores Codable
extension Scores: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        highest = try fields.decode(Score.self, forKey: "best")
        others = try LossyDictionary<Score>(from: WidgetCoding.remaining(of: decoder, excluding: "best")).values
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try others.encode(to: encoder)
        try fields.encode(highest, forKey: "best")
    }
}

// MARK: Settings Codable
extension Settings: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        isOn = try fields.decodeIfPresent(Bool.self, forKey: "isOn") ?? true
        title = try Self.decodeTitle(from: decoder)
        levels = WidgetCoding.recovering(with: [:], in: decoder) { try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "isOn", "name")) }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try levels.encode(to: encoder)
        try fields.encode(isOn, forKey: "isOn")
        try fields.encode(title, forKey: "name")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        style = try Style(from: decoder)
        attributes = try [String: String](from: WidgetCoding.remaining(of: decoder, excluding: "type", "text", "color", "size"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try attributes.encode(to: encoder)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
        try style.encode(to: encoder)
    }
}

// MARK: Times Codable
extension Times: Codable {

    init(from decoder: any Decoder) throws {
        times = try [String: WidgetCoding.CodedBy<ISO8601>](from: decoder).mapValues(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        try times.mapValues { WidgetCoding.CodedBy<ISO8601>($0) }.encode(to: encoder)
    }
}
