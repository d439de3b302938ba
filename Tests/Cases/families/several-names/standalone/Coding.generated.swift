import WidgetRuntime

// MARK: Apart Codable
extension Apart: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "mode", "name").description
        switch name {
        case "1":
            self = .look(try fields.decode(Look.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Apart", known: ["1"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .look(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, at: "mode", "name")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Card Codable
extension Card {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(Int.self, forKey: "version").map(\.description) else {
            WidgetCoding.reportMissing("version", to: decoder)
            self = .first(try CardOne(from: decoder))
            return
        }
        switch name {
        case "1":
            self = .first(try CardOne(from: decoder))
        case "2", "3":
            self = .second(
                title: try fields.decodeIfPresent(String.self, forKey: "title"),
                children: try fields.decode(WidgetCoding.KnownArray<AnyComponent>.self, forKey: "children").elements.map(\.value)
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Card", known: ["1", "2", "3"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .first(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "version")
            try value0.encode(to: encoder)
        case .second(let title, let children):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(2, forKey: "version")
            try fields.encodeIfPresent(title, forKey: "title")
            try fields.encode(children.map(AnyComponent.init), forKey: "children")
        }
    }
}

// MARK: CardOne Codable
extension CardOne: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Label Codable
extension Label {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("label", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}

// MARK: Look Codable
extension Look {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "mode", "style"))
        switch name {
        case "plain":
            self = .plain
        case "bold":
            self = .bold(weight: try fields.decode(Int.self, forKey: "weight"))
        default:
            WidgetCoding.reportUnknown(name, in: "Look", known: ["plain", "bold"], to: decoder)
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", forKey: "mode")
        case .bold(let weight):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("bold", forKey: "mode")
            try fields.encode(weight, forKey: "weight")
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, forKey: "mode", to: encoder)
        }
    }
}

// MARK: Part Codable
extension Part {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "part")
        switch name {
        case "card":
            self = .card(try Card(from: decoder))
        case "look":
            self = .look(try Look(from: decoder))
        case "shape":
            self = .shape(try Shape(from: decoder))
        case "item":
            self = .item(try AnyItem(from: decoder).value)
        case "point":
            self = .point(at: try fields.decode(Point.self, forKey: "at"))
        case WidgetCoding.NamePattern("x_*"):
            self = .other(name, json: try JSONValue(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Part", known: ["card", "look", "shape", "item", "point", "x_*"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .card(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card", forKey: "part")
            try value0.encode(to: encoder)
        case .look(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("look", forKey: "part")
            try value0.encode(to: encoder)
        case .shape(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("shape", forKey: "part")
            try value0.encode(to: encoder)
        case .item(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("item", forKey: "part")
            try AnyItem(value0).encode(to: encoder)
        case .point(let at):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("point", forKey: "part")
            try fields.encode(at, forKey: "at")
        case .other(let value0, let json):
            try json.encode(named: value0, forKey: "part", to: encoder)
        }
    }
}

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try WidgetCoding.elements(of: decoder)
        x = try elements.decode(Double.self, for: "x")
        y = try elements.decode(Double.self, for: "y")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        body = try fields.decode(WidgetCoding.KnownArray<AnyComponent>.self, forKey: "body").elements.map(\.value)
        card = try fields.decodeIfPresent(Card.self, forKey: "card")
        looks = try fields.decode([Look].self, forKey: "looks")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(body.map(AnyComponent.init), forKey: "body")
        try fields.encodeIfPresent(card, forKey: "card")
        try fields.encode(looks, forKey: "looks")
    }
}

// MARK: Shape Codable
extension Shape {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
            return
        } catch {
            failures.append(("circle", error))
        }
        do {
            self = .square(try decoder.singleValueContainer().decode(CardOne.self))
            return
        } catch {
            failures.append(("square", error))
        }
        throw NoMatchingTypeError("Shape", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(radius, forKey: "radius")
        case .square(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Size Codable
extension Size {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Bool.self, at: "meta", "size").description
        switch name {
        case "true":
            self = .large(width: try fields.decode(Int.self, forKey: "width"))
        case "false":
            self = .small
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Size", known: ["true", "false"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .large(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(true, at: "meta", "size")
            try fields.encode(width, forKey: "width")
        case .small:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(false, at: "meta", "size")
        }
    }
}

// MARK: Switch Codable
extension Switch {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "state")
        switch name {
        case "on":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            self = .on(since: try content.decode(Int.self, forKey: "since"))
        case "off":
            self = .off
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Switch", known: ["on", "off"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .on(let since):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("on", forKey: "state")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            try content.encode(since, forKey: "since")
        case .off:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("off", forKey: "state")
        }
    }
}

// MARK: Versions Codable
extension Versions: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "version")
        switch name {
        case "card":
            self = .card(try fields.decode(Card.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Versions", known: ["card"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .card(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card", forKey: "version")
            try fields.encode(value0, forKey: "_0")
        }
    }
}
