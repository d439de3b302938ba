import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, at: "meta", "type") else {
            WidgetCoding.reportMissing("meta.type", to: decoder)
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
            return
        }
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "plain":
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
        case "title":
            self = .title(try Title(from: decoder))
        case "left", "right":
            self = .inner(try Inner(from: decoder))
        case "none":
            self = .none
        default:
            WidgetCoding.reportUnknown(name, in: "Block", known: ["text", "plain", "title", "left", "right", "none"], to: decoder)
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", at: "meta", "type")
            try fields.encode(text, forKey: "text")
        case .plain(let note):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", at: "meta", "type")
            try fields.encodeIfPresent(note, forKey: "note")
        case .title(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("title", at: "meta", "type")
            try value0.encode(to: encoder)
        case .inner(let value0):
            try value0.encode(to: encoder)
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", at: "meta", "type")
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, at: "meta", "type", to: encoder)
        }
    }
}

// MARK: Inner Codable
extension Inner: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        switch name {
        case "left":
            self = .left(width: try fields.decode(Int.self, forKey: "width"))
        case "right":
            self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Inner", known: ["left", "right"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .left(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("left", at: "meta", "type")
            try fields.encode(width, forKey: "width")
        case .right:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("right", at: "meta", "type")
        }
    }
}

// MARK: Kept Codable
extension Kept: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "data", "kind")
        switch name {
        case "one":
            self = .one(try fields.decode(Int.self, at: "data", "value"))
        default:
            WidgetCoding.reportUnknown(name, in: "Kept", known: ["one"], to: decoder)
            self = .rest(name: name, value: try fields.decodeIfPresent(Title.self, at: "data", "value"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", at: "data", "kind")
            try fields.encode(value0, at: "data", "value")
        case .rest(let nameValue, let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, at: "data", "kind")
            try fields.encodeIfPresent(value, at: "data", "value")
        }
    }
}

// MARK: Number Codable
extension Number: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "data", "kind").description
        switch name {
        case "1":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            self = .one(
                count: try content.decode(Int.self, forKey: "count"),
                names: try content.decode([String].self, forKey: "names")
            )
        case "2":
            self = .two(try fields.decode(Title.self, at: "data", "value"))
        default:
            WidgetCoding.reportUnknown(name, in: "Number", known: ["1", "2"], to: decoder)
            self = .rest
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let count, let names):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, at: "data", "kind")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encode(count, forKey: "count")
            try content.encode(names, forKey: "names")
        case .two(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(2, at: "data", "kind")
            try fields.encode(value0, at: "data", "value")
        case .rest:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, at: "data", "kind")
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "t") ?? ""
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            self = .circle(radius: try content.decode(Int.self, forKey: "radius"))
        case "square":
            guard let content = try fields.nestedContainerIfPresent(keyedBy: WireKey.self, at: "data", "value") else {
                self = .square(side: nil, name: nil)
                return
            }
            self = .square(
                side: try content.decodeIfPresent(Int.self, forKey: "side"),
                name: try content.decodeIfPresent(String.self, forKey: "name")
            )
        case "one":
            self = .one(try fields.decode(Int.self, at: "data", "value"))
        case "maybe":
            self = .maybe(try fields.decodeIfPresent(Int.self, at: "data", "value"))
        case "none":
            self = .none
        default:
            WidgetCoding.reportUnknown(name, in: "Shape", known: ["circle", "square", "one", "maybe", "none"], to: decoder)
            self = .other(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encode(radius, forKey: "radius")
        case .square(let side, let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("square", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encodeIfPresent(side, forKey: "side")
            try content.encodeIfPresent(nameValue, forKey: "name")
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "t")
            try fields.encode(value0, at: "data", "value")
        case .maybe(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("maybe", forKey: "t")
            try fields.encodeIfPresent(value0, at: "data", "value")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", forKey: "t")
        case .other(let value0):
            try value0.encode(to: encoder)
        }
    }
}
