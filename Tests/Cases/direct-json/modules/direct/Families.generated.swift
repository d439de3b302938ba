extension AnyFeatureComponent: JSONReadable {

    private static let readNames: JSONNames = "chart"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            try self.init(named: name, from: &json)
        } catch {
            throw json.failure(error, in: name)
        }
    }

    /// Reads an object whose name is known.
    private init(named name: JSONName, from json: inout JSONReader) throws {
        switch Self.readNames.number(of: name) {
        case 0: value = try json.read(Chart.self)
        default:
            value = try json.readRegistered(name, in: (any FeatureComponent).self, named: "FeatureComponent", known: Name.allCases.map(\.rawValue))
        }
    }
}

extension AnyFeatureComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyFeatureComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyFeatureComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(names: Name.allCases.map(\.rawValue)) { name, decoder, fields in
            try AnyFeatureComponent(named: name, from: decoder, fields).value
        } read: { name, json in
            try AnyFeatureComponent(named: name, from: &json).value
        }
    }
}
