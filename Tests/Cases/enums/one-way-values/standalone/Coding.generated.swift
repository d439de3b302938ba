import WidgetRuntime

// MARK: Destination Codable
extension Destination: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "sheet":
            self = .sheet(sheet: try fields.decodeIfPresent(String.self, forKey: "sheet"))
        case "page":
            self = .page(
                url: try fields.decode(String.self, forKey: "url"),
                depth: try fields.decodeIfPresent(Int.self, forKey: "depth") ?? 0
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Destination", known: ["sheet", "page"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .sheet:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("sheet", forKey: "type")
        case .page(let url, _):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("page", forKey: "type")
            try fields.encode(url, forKey: "url")
        }
    }
}

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "tap":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .tap(at: try content.decodeIfPresent(Int.self, forKey: "at"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["tap"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "tap")
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
                width: try fields.decode(Int.self, forKey: "width"),
                unit: WidgetCoding.recovering("unit", with: nil, in: fields) { try fields.decodeIfPresent(String.self, forKey: "unit") }
            )
            return
        } catch {
            failures.append(("box", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .box(let width, _):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(width, forKey: "width")
        }
    }
}

// MARK: Step Codable
extension Step: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "wait":
            guard try fields.contains("value") && !fields.decodeNil(forKey: "value") else {
                self = .wait(for: nil, after: nil)
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            self = .wait(
                for: try content.decodeIfPresent(Int.self, forKey: "for"),
                after: try content.decodeIfPresent(Int.self, forKey: "after")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Step", known: ["wait"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .wait:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("wait", forKey: "type")
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
        }
    }
}
