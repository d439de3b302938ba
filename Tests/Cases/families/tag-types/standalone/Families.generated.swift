import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text = "1"
        case image = "2"
        case n20 = "20"
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(Int.self, forKey: "type").map(\.description) else {
            WidgetCoding.reportMissing("type", to: decoder)
            value = try Text(fields: fields)
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .image, .n20: value = try Image(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Image:
            try WidgetCoding.encodeName(2, forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Answer

/// Any `Answer` in the JSON.
struct AnyAnswer: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case success = "true"
        case failure = "false"
    }

    let value: any Answer

    init(_ value: any Answer) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Bool.self, forKey: "ok").description
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Answer).self, named: "Answer", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .success: value = try fields.decode(Success.self, forKey: "body")
            case .failure: value = try fields.decode(Failure.self, forKey: "body")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Success:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(true, forKey: "ok")
            try fields.encode(value, forKey: "body")
        case let value as Failure:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(false, forKey: "ok")
            try fields.encode(value, forKey: "body")
        default:
            try value.encode(to: encoder)
        }
    }
}
