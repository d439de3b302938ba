import WidgetRuntime

// MARK: Align Codable
extension Align {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let known = Self(rawValue: name) else {
            WidgetCoding.reportUnknown(name, in: "Align", known: ["start", "end"], to: decoder)
            self = .center
            return
        }
        self = known
    }
}

// MARK: Weight Codable
extension Weight {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(Int.self)
        guard let known = Self(rawValue: name) else {
            WidgetCoding.reportUnknown(String(describing: name), in: "Weight", known: ["0", "1"], to: decoder)
            self = .other
            return
        }
        self = known
    }
}
