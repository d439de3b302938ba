// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        self.name = try fields.decode(String.self, forKey: "name")
        date = try fields.decodeIfPresent(Int.self, forKey: fields.first(of: "date", "when"))
        id = try fields.decode(String.self, at: "meta", "id")
        extra = try [String: JSONValue](from: decoder.remaining(besides: "kind", "name", "date", "when", "meta"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try extra.encode(to: encoder)
        try fields.encode(self.name, forKey: "name")
        try fields.encodeIfPresent(date, forKey: "date")
        try fields.encode(id, at: "meta", "id")
    }
}

extension Event: JSONReadable {

    init(from json: inout JSONReader) throws {
        var nameValue: String?
        var date: Int?
        let keys: [StaticString] = ["name", "date"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            case 1: date = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(1) {
            date = try json.readIfPresent(Int.self, atFirst: ["date"], ["when"], of: object)
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.name = nameValue
        self.date = date
        self.id = try json.read(String.self, atFirst: ["meta", "id"], of: object)
        self.extra = try [String: JSONValue](from: json.decoder(of: object).remaining(besides: "kind", "name", "date", "when", "meta"))
    }
}

extension Event: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: extra)
        try json.write(self.name, forKey: "name")
        try json.writeIfPresent(date, forKey: "date")
        try json.write(id, at: "meta", "id")
        json.close(object)
    }
}

// MARK: Grid Codable
extension Grid {

    init(from decoder: any Decoder) throws {
        cells = try [String: AnyComponent](from: decoder.remaining(besides: "type")).mapValues(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try cells.mapValues(AnyComponent.init).encode(to: encoder)
        try fields.encode("grid", forKey: "type")
    }
}

extension Grid: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.cells = try [String: AnyComponent](from: json.decoder(of: object).remaining(besides: "type")).mapValues(\.value)
    }
}

extension Grid: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: cells.mapValues(AnyComponent.init))
        json.write(name: "grid", forKey: "type")
        json.close(object)
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

extension Item: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "event":
            self = .event(try json.read(Event.self))
        case "note":
            var text: String?
            let keys: [StaticString] = ["text"]
            var object = json.fields(besides: "kind")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .note(text: text)
        default:
            throw json.unknown(name, in: "Item", known: ["event", "note"])
        }
    }
}

extension Item: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .event(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "event", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        case .note(let text):
            let object = json.openObject()
            json.write(name: "note", forKey: "kind")
            try json.write(text, forKey: "text")
            json.close(object)
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

extension Log: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.values = try json.read([String: JSONValue].self, beside: object)
    }
}

extension Log: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.writeWhole(values)
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

extension Log: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.values = try json.read([String: Int].self, beside: object)
    }
}

extension Log: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.writeWhole(values)
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

extension Query: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: parameters)
        try json.write(version, forKey: "version")
        json.close(object)
    }
}

// MARK: Scores Codable
extension Scores: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        highest = try fields.decode(Score.self, forKey: "best")
        others = try LossyDictionary<Score>(from: decoder.remaining(besides: "best")).values
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try others.encode(to: encoder)
        try fields.encode(highest, forKey: "best")
    }
}

extension Scores: JSONReadable {

    init(from json: inout JSONReader) throws {
        var highest: Score?
        let keys: [StaticString] = ["best"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: highest = json.read(Score.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let highest else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.highest = highest
        self.others = try LossyDictionary<Score>(from: json.decoder(of: object).remaining(besides: "best")).values
    }
}

extension Scores: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: others)
        try json.write(highest, forKey: "best")
        json.close(object)
    }
}

// MARK: Settings Codable
extension Settings: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        isOn = try fields.decodeIfPresent(Bool.self, forKey: "isOn") ?? true
        title = try Self.decodeTitle(from: decoder)
        levels = decoder.recovering(with: [:]) { try [String: Int](from: decoder.remaining(besides: "isOn", "name")) }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try levels.encode(to: encoder)
        try fields.encode(isOn, forKey: "isOn")
        try fields.encode(title, forKey: "name")
    }
}

extension Settings: JSONReadable {

    init(from json: inout JSONReader) throws {
        var isOn: Bool?
        let keys: [StaticString] = ["isOn"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: isOn = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.isOn = isOn ?? true
        self.title = try Self.decodeTitle(from: json.decoder(of: object))
        self.levels = json.recovering(in: object, levels: 0, with: [:]) { try [String: Int](from: $0.decoder(of: object).remaining(besides: "isOn", "name")) }
    }
}

extension Settings: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: levels)
        try json.write(isOn, forKey: "isOn")
        try json.write(title, forKey: "name")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        style = try Style(from: decoder)
        attributes = try [String: String](from: decoder.remaining(besides: "type", "text", "color", "size"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try attributes.encode(to: encoder)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
        try style.encode(to: encoder)
    }
}

extension Text: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields(besides: "type", isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
        self.style = try json.read(Style.self, beside: object)
        self.attributes = try [String: String](from: json.decoder(of: object).remaining(besides: "type", "text", "color", "size"))
    }
}

extension Text: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: attributes)
        json.write(name: "text", forKey: "type")
        try json.write(text, forKey: "text")
        try json.writeMembers(of: style)
        json.close(object)
    }
}

// MARK: Times Codable
extension Times: Codable {

    init(from decoder: any Decoder) throws {
        times = try [String: CodedBy<ISO8601>](from: decoder).mapValues(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        try times.mapValues { CodedBy<ISO8601>($0) }.encode(to: encoder)
    }
}

extension Times: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.times = try json.read([String: CodedBy<ISO8601>].self, beside: object).mapValues(\.value)
    }
}

extension Times: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.writeWhole(times.mapValues { CodedBy<ISO8601>($0) })
    }
}
