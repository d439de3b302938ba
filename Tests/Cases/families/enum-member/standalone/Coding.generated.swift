import WidgetRuntime

// MARK: Layout Codable
extension Layout {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "row":
            self = .row(children: try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "children", from: fields))
        case "spacer":
            self = .spacer
        case "one":
            self = .one(try fields.decode(AnyComponent.self, forKey: "_0").value)
        case "pad", "padding":
            self = .padded(
                try fields.decode(Text.self, forKey: "_0"),
                by: try fields.decode(Int.self, forKey: "by")
            )
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Layout", known: ["row", "spacer", "one", "pad", "padding"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .row(let children):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("row", forKey: "type")
            try fields.encode(children.map(AnyComponent.init), forKey: "children")
        case .spacer:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("spacer", forKey: "type")
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "type")
            try fields.encode(AnyComponent(value0), forKey: "_0")
        case .padded(let value0, let by):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pad", forKey: "type")
            try fields.encode(value0, forKey: "_0")
            try fields.encode(by, forKey: "by")
        }
    }
}

// MARK: Navigate Codable
extension Navigate {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "_beagleAction_")
        switch name.lowercased() {
        case "beagle:pushview":
            self = .pushView(route: try fields.decode(String.self, forKey: "route"))
        case "beagle:popview":
            self = .popView
        case "beagle:openexternalurl":
            self = .openExternalURL(url: try fields.decode(String.self, forKey: "url"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Navigate", known: ["beagle:pushview", "beagle:popview", "beagle:openexternalurl"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .pushView(let route):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("beagle:pushview", forKey: "_beagleAction_")
            try fields.encode(route, forKey: "route")
        case .popView:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("beagle:popview", forKey: "_beagleAction_")
        case .openExternalURL(let url):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("beagle:openexternalurl", forKey: "_beagleAction_")
            try fields.encode(url, forKey: "url")
        }
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
