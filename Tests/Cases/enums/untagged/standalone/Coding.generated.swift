import WidgetRuntime

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .circle(
                radius: try fields.decode(Double.self, forKey: "radius"),
                filled: try fields.decodeIfPresent(Bool.self, forKey: "filled") ?? true
            )
            return
        } catch {
            failures.append(("circle", error))
        }
        do {
            self = .style(try decoder.singleValueContainer().decode(Style.self))
            return
        } catch {
            failures.append(("style", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        do {
            self = .group(try decoder.singleValueContainer().decode([Shape].self))
            return
        } catch {
            failures.append(("group", error))
        }
        if try decoder.singleValueContainer().decodeNil() {
            self = .nothing
            return
        }
        throw NoMatchingTypeError("Shape", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch self {
        case .circle(let radius, let filled):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(radius, forKey: "radius")
            try fields.encode(filled, forKey: "filled")
        case .style(let value0):
            try value0.encode(to: encoder)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .group(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .nothing:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}
