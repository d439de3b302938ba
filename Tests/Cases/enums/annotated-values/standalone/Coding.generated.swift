import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "card":
            self = .card(
                title: try fields.decode(String.self, forKey: fields.first(of: "title", "caption")),
                body: try fields.decode(String.self, forKey: fields.first(of: "text", "body", "content"))
            )
        case "list":
            self = .list(
                allItems: try fields.decodeIfPresent(LossyArray<Int>.self, forKey: "all_items")?.elements ?? [],
                count: WidgetCoding.recovering("count", with: 0, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "count") ?? 3 },
                hint: try fields.decodeIfPresent(String.self, forKey: "hint")
            )
        case "link":
            self = .link(try fields.decode(String.self, forKey: fields.first(of: "href", "url")))
        case "moved":
            self = .moved(to: try fields.decode(String.self, forKey: "old"))
        case "spoken":
            self = .spoken(WidgetCoding.recovering("_0", with: .loud, in: fields) { try fields.decodeIfPresent(Tone.self, forKey: "_0") ?? .calm })
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["card", "list", "link", "moved", "spoken"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .card(let title, let body):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card", forKey: "type")
            try fields.encode(title, forKey: "title")
            try fields.encode(body, forKey: "text")
        case .list(let allItems, let count, let hint):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("list", forKey: "type")
            try fields.encode(allItems, forKey: "all_items")
            try fields.encode(count, forKey: "count")
            try fields.encodeIfPresent(hint, forKey: "hint")
        case .link(let href):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("link", forKey: "type")
            try fields.encode(href, forKey: "href")
        case .moved(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("moved", forKey: "type")
            try fields.encode(to, forKey: "new")
        case .spoken(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("spoken", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(radius: try content.decode(Double.self, forKey: content.first(of: "radius", "r")))
        case "line":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .line(try content.decode([Double].self, forKey: content.first(of: "_0", "points")))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "line"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "circle")
            try content.encode(radius, forKey: "radius")
        case .line(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "line")
            try content.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .box(
                width: try fields.decode(Int.self, forKey: fields.first(of: "width", "w")),
                height: try fields.decode(Int.self, forKey: "height")
            )
            return
        } catch {
            failures.append(("box", error))
        }
        do {
            self = .side(try decoder.singleValueContainer().decode(LossyArray<Int>.self).elements)
            return
        } catch {
            failures.append(("side", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .box(let width, let height):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(width, forKey: "width")
            try fields.encode(height, forKey: "height")
        case .side(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Step Codable
extension Step: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "wait":
            self = .wait(WidgetCoding.recovering("c", with: 0, in: fields) { try fields.decodeIfPresent(Int.self, forKey: "c") ?? 1 })
        case "walk":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .walk(meters: try content.decode(Double.self, forKey: content.first(of: "meters", "metres")))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Step", known: ["wait", "walk"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .wait(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("wait", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .walk(let meters):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("walk", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(meters, forKey: "meters")
        }
    }
}

// MARK: Tone Codable
extension Tone: Codable {
}
