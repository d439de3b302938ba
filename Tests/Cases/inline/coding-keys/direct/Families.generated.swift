extension AnyComponent: WidgetCoding.JSONReadable {

    private static let readNames: WidgetCoding.JSONNames = "badge"

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Badge.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
