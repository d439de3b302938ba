import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case row
        case spacer
        case one
        case pad
        case padding
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .row, .spacer, .one, .pad, .padding: value = try Layout(from: decoder)
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

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case pushview = "beagle:pushview"
        case popview = "beagle:popview"
        case openexternalurl = "beagle:openexternalurl"
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "_beagleAction_")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .pushview, .popview, .openexternalurl: value = try Navigate(from: decoder)
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
