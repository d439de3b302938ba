extension AnyLayer: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "map"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "kind")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Map.self)
            default:
                value = try json.readRegistered(name, in: (any Layer).self, named: "Layer", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyLayer: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
