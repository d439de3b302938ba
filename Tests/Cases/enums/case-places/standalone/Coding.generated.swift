import WidgetRuntime

// MARK: Action Codable
extension Action: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "open":
            self = .open(
                id: try fields.decode(String.self, at: "url", "id"),
                method: try fields.decodeIfPresent(Int.self, at: "url", "method")
            )
        case "navigate":
            self = .navigate(to: try Destination(from: decoder))
        case "show":
            self = .show(
                title: try fields.decode(String.self, atFirst: ["title"], ["old", "title"], ["label"]),
                note: try fields.decodeIfPresent(String.self, at: "meta", "note"),
                try Style(from: decoder),
                layout: try WidgetCoding.contains(anyOf: "padding", in: decoder) ? Layout(from: decoder) : nil
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Action", known: ["open", "navigate", "show"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let id, let method):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("open", forKey: "type")
            try fields.encode(id, at: "url", "id")
            try fields.encodeIfPresent(method, at: "url", "method")
        case .navigate(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("navigate", forKey: "type")
            try to.encode(to: encoder)
        case .show(let title, let note, let value2, let layout):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("show", forKey: "type")
            try fields.encode(title, forKey: "title")
            try fields.encodeIfPresent(note, keepingObjectsAt: "meta", "note")
            try value2.encode(to: encoder)
            try layout?.encode(to: encoder)
        }
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "point":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            self = .point(
                x: try content.decode(Int.self, at: "at", "x"),
                y: try content.decode(Int.self, at: "at", "y")
            )
        case "style":
            self = .style(style: try fields.decode(Style.self, forKey: "value"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Content", known: ["point", "style"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .point(let x, let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("point", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            try content.encode(x, at: "at", "x")
            try content.encode(y, at: "at", "y")
        case .style(let style):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("style", forKey: "type")
            try fields.encode(style, forKey: "value")
        }
    }
}

// MARK: Destination Codable
extension Destination: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "destination")
        switch name {
        case "sheet":
            self = .sheet(try fields.decode(String.self, at: "sheet", "id"))
        case "center":
            self = .center
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Destination", known: ["sheet", "center"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .sheet(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("sheet", forKey: "destination")
            try fields.encode(value0, at: "sheet", "id")
        case .center:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("center", forKey: "destination")
        }
    }
}

// MARK: Form Codable
extension Form: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .styled(try Style(from: decoder), id: try fields.decode(Int.self, at: "meta", "id"))
            return
        } catch {
            failures.append(("styled", error))
        }
        do {
            self = .bare(layout: try WidgetCoding.contains(anyOf: "padding", in: decoder) ? Layout(from: decoder) : nil)
            return
        } catch {
            failures.append(("bare", error))
        }
        throw NoMatchingTypeError("Form", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .styled(let value0, let id):
            var fields = encoder.container(keyedBy: WireKey.self)
            try value0.encode(to: encoder)
            try fields.encode(id, at: "meta", "id")
        case .bare(let layout):
            _ = encoder.container(keyedBy: WireKey.self)
            try layout?.encode(to: encoder)
        }
    }
}
