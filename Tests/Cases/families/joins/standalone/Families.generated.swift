import WidgetRuntime

// MARK: FeatureComponent

/// Any `FeatureComponent` in the JSON.
struct AnyFeatureComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case chart
    }

    let value: any FeatureComponent

    init(_ value: any FeatureComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any FeatureComponent).self, named: "FeatureComponent", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .chart: value = try Chart(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyFeatureComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyFeatureComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule { types in
            types.add("chart") { decoder, fields in try Chart(fields: fields) }
        }
    }
}
