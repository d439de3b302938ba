extension AnyFeatureComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "chart"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Chart.self)
            default:
                value = try json.readRegistered(name, in: (any FeatureComponent).self, named: "FeatureComponent", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyFeatureComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyFeatureComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyFeatureComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule { types in
            types.add("chart") { decoder, fields in
                try Chart(fields: fields)
            } read: { name, json in
                try json.read(Chart.self)
            }
        }
    }
}
