import WidgetRuntime

// MARK: BadgeShape Codable
extension BadgeShape: Codable {

    init(from decoder: any Decoder) throws {
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            let name = try fields.decode(String.self, forKey: "type")
            switch name {
            case "rectangle":
                self = .rectangle(radius: try fields.decodeIfPresent(Double.self, forKey: "radius"))
            case "pill":
                self = .pill
            default:
                throw WidgetDecodingError(
                    UnknownNameError(name, in: "BadgeShape", known: ["rectangle", "pill"]), at: decoder.codingPath)
            }
        } catch {
            self = WidgetCoding.recovering(with: .rectangle(radius: nil), in: decoder) { throw error }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .rectangle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("rectangle", forKey: "type")
            try fields.encodeIfPresent(radius, forKey: "radius")
        case .pill:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pill", forKey: "type")
        }
    }
}

// MARK: Border Codable
extension Border: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            let key = try fields.onlyKey()
            let name = key.stringValue
            switch name {
            case "none":
                self = .none
            case "line":
                let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
                self = .line(width: try content.decode(Int.self, forKey: "width"))
            case "double":
                self = .double(try fields.decode(Border.self, forKey: key))
            default:
                throw WidgetDecodingError(
                    UnknownNameError(name, in: "Border", known: ["none", "line", "double"]), at: decoder.codingPath)
            }
        } catch {
            self = WidgetCoding.recovering(with: .none, in: decoder) { throw error }
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "none")
        case .line(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "line")
            try content.encode(width, forKey: "width")
        case .double(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "double")
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        do {
            var failures: [(String, any Swift.Error)] = []
            do {
                self = .fixed(try decoder.singleValueContainer().decode(Double.self))
                return
            } catch {
                failures.append(("fixed", error))
            }
            do {
                let fields = try decoder.container(keyedBy: WireKey.self)
                self = .range(
                    least: try fields.decode(Double.self, forKey: "least"),
                    most: try fields.decode(Double.self, forKey: "most")
                )
                return
            } catch {
                failures.append(("range", error))
            }
            throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
        } catch {
            self = WidgetCoding.recovering(with: .fixed(0), in: decoder) { throw error }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .fixed(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .range(let least, let most):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(least, forKey: "least")
            try fields.encode(most, forKey: "most")
        }
    }
}
