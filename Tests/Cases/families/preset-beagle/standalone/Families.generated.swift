import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text = "beagle:text"
        case boxWidget = "custom:boxwidget"
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "_beagleComponent_")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .boxWidget: value = try BoxWidget(fields: fields)
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
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case navigate = "beagle:pushview"
        case openexternalurl = "beagle:openexternalurl"
        case opennativeroute = "beagle:opennativeroute"
        case popstack = "beagle:popstack"
        case poptoview = "beagle:poptoview"
        case popview = "beagle:popview"
        case pushstack = "beagle:pushstack"
        case resetapplication = "beagle:resetapplication"
        case resetstack = "beagle:resetstack"
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
            case .navigate, .openexternalurl, .opennativeroute, .popstack, .poptoview, .popview, .pushstack, .resetapplication, .resetstack: value = try Navigate(fields: fields)
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
